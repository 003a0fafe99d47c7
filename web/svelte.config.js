import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  // Styles are plain CSS; they are treated once, after they are compiled.
  preprocess: vitePreprocess({ style: false }),
  compilerOptions: { runes: true },
};
