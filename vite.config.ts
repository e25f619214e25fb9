import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
	root: 'web',
	plugins: [
		tanstackRouter({
			target: 'react',
			routesDirectory: 'routes',
			generatedRouteTree: 'routeTree.gen.ts',
			routeFileIgnorePattern: '\\.(css|test)\\.?',
			addExtensions: true,
			autoCodeSplitting: true,
			quoteStyle: 'single',
			semicolons: true,
		}),
		react(),
	],
	build: {
		outDir: '../dist',
		emptyOutDir: true,
		// Fonts and images stay files: the content security policy allows no data: sources for them.
		assetsInlineLimit: 0,
		// What draws PDFs is one chunk of 633 kB, fetched only where somebody looks at one.
		chunkSizeWarningLimit: 650,
	},
	server: {
		port: 5173,
		proxy: { '/api': api, '/admin/refresh': api },
	},
});
