// Who may import whom. Tests and their helpers are held to the same rules, apart from test libraries and scripts/.
const TEST = '[.](test|e2e|fixture)[.]tsx?$|^web/e2e/';
const paket = (...namen) => `^node_modules/(${namen.join('|')})/`;

/** `ordner` may import itself, the paths of `erlaubt` and nothing else of ours. */
function nur(ordner, erlaubt, comment) {
	return {
		name: `${ordner}-importiert-nur-erlaubtes`,
		comment,
		severity: 'error',
		from: { path: `^${ordner}/`, pathNot: TEST },
		to: { pathNot: [`^${ordner}/`, 'node_modules/', ...erlaubt], dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
	};
}

/** Of packages only those. */
function nurPakete(ordner, namen, comment) {
	return {
		name: `${ordner}-nur-erlaubte-pakete`,
		comment,
		severity: 'error',
		from: { path: `^${ordner}/`, pathNot: TEST },
		to: { path: 'node_modules/', pathNot: paket(...namen) },
	};
}

module.exports = {
	forbidden: [
		{ name: 'keine-zyklen', severity: 'error', from: {}, to: { circular: true } },
		{ name: 'alles-auffindbar', severity: 'error', from: {}, to: { couldNotResolve: true } },
		{
			name: 'keine-sammelmodule',
			comment: 'A module exports what it defines: re-exports hide where things live and drag in what nobody asked for.',
			severity: 'error',
			from: {},
			to: { dependencyTypes: ['export'] },
		},
		{
			name: 'domain-ohne-laufzeit',
			comment: 'Time, ids, randomness and files enter from outside.',
			severity: 'error',
			from: { path: '^domain/', pathNot: TEST },
			to: { dependencyTypes: ['core'] },
		},
		nur('domain', [], 'The domain knows nothing but itself.'),
		nurPakete('domain', ['zod', 'xstate', 'ibantools', 'feiertagejs', 'qr'], 'Pure libraries only.'),
		nur('commands', ['^domain/', '^projections/', '^migrations/db[.]ts$'], 'The write side does not know the API.'),
		nur('projections', ['^domain/', '^migrations/db[.]ts$'], 'The read side does not know the write side.'),
		nurPakete(
			'projections',
			['kysely', 'pg', 'pg-copy-streams', '@types/pg', '@types/pg-copy-streams', 'zod'],
			'The read side is SQL; zod says what the rows of raw statements are.',
		),
		nur('migrations', [], 'A migration must not change with the code around it.'),
		{
			name: 'nur-tests-nehmen-testhelfer',
			severity: 'error',
			from: { pathNot: `${TEST}|^scripts/(test/|bench/|faults/)|^vitest[.]config` },
			to: { path: TEST },
		},
		{
			name: 'api-ohne-web',
			severity: 'error',
			from: { path: '^api/', pathNot: TEST },
			to: { path: '^(web|scripts)/' },
		},
		nur('web', ['^domain/', '^api/contract/'], 'The client knows the contract and what is pure.'),
		{
			name: 'web-ohne-entscheidungen',
			comment: 'The server alone decides; the client shows what it answers.',
			severity: 'error',
			from: { path: '^web/', pathNot: TEST },
			to: { path: '^domain/.*/entscheidungen/' },
		},
		{
			name: 'server-ohne-entwicklungspakete',
			comment: 'The production image has no devDependencies.',
			severity: 'error',
			from: { path: '^(domain|commands|projections|api|migrations)/', pathNot: TEST },
			to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^(dist|var)/|^web/routeTree[.]gen[.]ts$' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
	},
};
