/** Lines of the log that are about the people at the table, put where they belong among those about the game. */

import type { LineInfo, RemarkInfo } from '../wire/types';
import { moment } from './clock/time';

export function withRemarks(lines: readonly LineInfo[], remarks: readonly RemarkInfo[]): LineInfo[] {
  const first = lines[0]?.entry ?? 0;
  const told = [...remarks].filter((each) => each.after >= first - 1).sort((one, two) => one.at - two.at);
  const story: LineInfo[] = [];
  let next = 0;
  const tell = (before: number): void => {
    for (let each = told[next]; each && each.after < before; each = told[++next])
      story.push({
        entry: each.after,
        text: `${each.text} (${moment(each.at)})`,
        action: 0,
        rank: 'step',
        about: [],
      });
  };
  for (const line of lines) {
    tell(line.entry);
    story.push(line);
  }
  tell(Infinity);
  return story;
}
