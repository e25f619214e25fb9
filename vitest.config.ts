import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PORTALE } from '#scripts/test/portal.ts';

/**
 * Vitest would leave one core to itself, half of a small machine. And one more than there are cores: tests wait, for
 * databases that are stopped, for processes that are killed, for clocks.
 */
const ARBEITENDE = availableParallelism() + 1;

// Apart from Vite's own configuration: tests need none of the client's plugins.
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					// A worker loads our modules once for all its files: what is pure keeps nothing that a test could leave behind.
					isolate: false,
					name: 'unit',
					include: ['{domain,commands,projections,api,web,migrations,scripts}/**/*.test.{ts,tsx}'],
					exclude: ['**/*.integration.test.ts'],
					// What hangs ends some day; what is slow beside other work is not at fault.
					testTimeout: 120_000,
					maxWorkers: ARBEITENDE,
					sequence: { groupOrder: 0 },
				},
			},
			{
				test: {
					isolate: false,
					name: 'integration',
					include: ['{commands,projections,api,migrations,scripts}/**/*.integration.test.ts'],
					globalSetup: 'scripts/test/cluster.ts',
					setupFiles: 'scripts/test/zeilenform.ts',
					testTimeout: 180_000,
					maxWorkers: ARBEITENDE,
					hookTimeout: 180_000,
					sequence: { groupOrder: 0 },
				},
			},
			{
				test: {
					// One browser for all files of a worker, and pages that stay warm from one to the next (web/e2e/browser.ts).
					isolate: false,
					name: 'e2e',
					include: ['web/e2e/**/*.e2e.ts'],
					setupFiles: 'web/e2e/verlassen.ts',
					globalSetup: 'scripts/test/portal.ts',
					testTimeout: 180_000,
					hookTimeout: 180_000,
					// As long as the browser waits for what it is told to find; one second is too short beside other work.
					expect: { poll: { timeout: 30_000 } },
					// Each worker has a browser and a portal of its own.
					maxWorkers: PORTALE,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
