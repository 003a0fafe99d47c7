import { describe, expect, it } from 'vitest';

import { castleKind, castleVignette, openPortals } from './castles';

const WALL = [
  [0, 30],
  [120, 30],
  [120, 0],
  [0, 0],
] as const;

describe('castles', () => {
  it('knows the parts of a castle by their names', () => {
    expect(castleKind('castle-gatehouse-open-12')).toBe('castle-gatehouse');
    expect(castleKind('castle-wall-rubble')).toBe('castle-wall');
    expect(castleKind('castle-ladder-down')).toBe('castle-ladder');
    expect(castleKind('house')).toBe('');
  });

  it('reads which portals are open', () => {
    expect(openPortals('castle-keep-open-2')).toEqual([1]);
    expect(openPortals('castle-keep')).toEqual([]);
  });

  it('draws a shut door otherwise than an open one, and rubble without any', () => {
    const shut = castleVignette('castle-doorway', WALL, [60, 15]);
    const open = castleVignette('castle-doorway-open-1', WALL, [60, 15]);
    const rubble = castleVignette('castle-wall-rubble', WALL, [60, 15]);
    expect(shut?.dark).not.toBe(open?.dark);
    expect(rubble?.dark).toBeUndefined();
    expect(rubble?.strong).toContain('Z');
  });
});
