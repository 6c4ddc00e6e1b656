import { defineConfig } from 'vite';

// One file for Node with the workspace packages inside; what npm installed stays outside.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { format: 'es', entryFileNames: 'main.js' } },
  },
  ssr: { target: 'node', noExternal: [/^@prosa\//] },
});
