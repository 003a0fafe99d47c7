import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { guide } from './plugins/guide.ts';
import { icons } from './plugins/icons.ts';
import { ledger } from './plugins/ledger.ts';
import { textSize } from './plugins/textsize.ts';

const SERVER = process.env['MAGEKNIGHT_SERVER'] ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte(), icons(), ledger(), guide()],
  resolve: {
    alias: { '@locale': resolve(import.meta.dirname, '../src/mageknight/locale') },
    // Under test the browser's build of Svelte is wanted, not the server's.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  css: { postcss: { plugins: [textSize()] } },
  define: { __VERSION__: JSON.stringify(version()) },
  build: {
    outDir: '../src/mageknight/server/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/openapi.json': SERVER },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});

function version(): string {
  const project = readFileSync(resolve(import.meta.dirname, '../pyproject.toml'), 'utf-8');
  return /^version = "(.+)"/m.exec(project)?.[1] ?? '0';
}
