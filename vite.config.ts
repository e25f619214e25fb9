import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, minifySync, type Plugin } from 'vite';
import { buendel } from '#scripts/client/buendel.ts';
import { inventar } from '#scripts/client/inventar.ts';
import { mantineStile } from '#scripts/client/stile.ts';
import { vorgriff } from '#scripts/client/vorgriff.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Bytes below which a packet on the wire holds it anyway. */
const LOHNT_SICH = 1_400;

/** What browsers take packed lies packed beside it, so that nothing is packed while somebody waits. */
const gepackt: Plugin = {
	name: 'gepackt',
	apply: 'build',
	async writeBundle({ dir = '' }, bundle) {
		const packe = async (datei: string, inhalt: Buffer) => {
			const br = promisify(brotliCompress)(inhalt, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } });
			await writeFile(join(dir, `${datei}.br`), await br);
			await writeFile(join(dir, `${datei}.gz`), await promisify(gzip)(inhalt));
		};
		const teile = Object.values(bundle).filter(({ fileName }) => /\.(?:m?js|css|svg|json)$/.test(fileName));
		for (const teil of teile) {
			const inhalt = Buffer.from(teil.type === 'chunk' ? teil.code : teil.source);
			if (inhalt.length > LOHNT_SICH) await packe(teil.fileName, inhalt);
		}
	},
};

/** The page's first script stands in it. Its policy names it by its hash (`erlaubeSkripte`). */
const anfang: Plugin = {
	name: 'anfang',
	transformIndexHtml: {
		order: 'pre',
		async handler(html) {
			const { code } = minifySync('anfang.js', await readFile(join(import.meta.dirname, 'web/anfang.js'), 'utf8'));
			return html.replace('<script src="./anfang.js"></script>', () => `<script>${code}</script>`);
		},
	},
};

/** What the client is made with, whatever it is made for. */
const grundlage = (): InlineConfig => ({
	root: 'web',
	plugins: [
		tanstackRouter({
			target: 'react',
			routesDirectory: 'routes',
			generatedRouteTree: 'routeTree.gen.ts',
			routeFileIgnorePattern: '\\.(css|test)\\.?',
			addExtensions: true,
			autoCodeSplitting: true,
			// What a page asks for is the page's own affair: the shell knows neither its lists nor its words.
			codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
			quoteStyle: 'single',
			semicolons: true,
		}),
		react(),
		anfang,
		mantineStile,
	],
	build: {
		outDir: '../dist',
		emptyOutDir: true,
		// Every browser the portal supports knows it.
		modulePreload: { polyfill: false },
		// Fonts and images stay files: the content security policy allows no data: sources for them.
		assetsInlineLimit: 0,
		// What draws PDFs is one chunk of 633 kB, fetched only where somebody looks at one.
		chunkSizeWarningLimit: 650,
	},
	server: {
		port: 5173,
		proxy: { '/api': api, '/admin/refresh': api, '/scim': api },
	},
});

/** Each module where the pages that use it find it in few files; groups bring nothing along that isn't theirs. */
const gebuendelt: Plugin = {
	name: 'gebuendelt',
	apply: 'build',
	config: async () => {
		const groups = [{ debugName: 'gebuendelt', name: await buendel(grundlage()) }];
		return {
			build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
		};
	},
};

export default defineConfig(() => {
	const { plugins = [], ...uebriges } = grundlage();
	return { ...uebriges, plugins: [...plugins, gebuendelt, vorgriff, gepackt, inventar] };
});
