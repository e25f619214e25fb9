import { spawnSync } from 'node:child_process';

/**
 * Redis for the tests that need it: that of `REDIS_URL`, or else a container where Docker runs. `fehlt` says why there
 * is none.
 */
export async function stelleRedis(): Promise<{ fehlt: string[]; stop(): Promise<void> }> {
	const stop = async () => {};
	if (process.env.REDIS_URL) return { fehlt: [], stop };
	if (!antwortetDocker()) return { fehlt: ['Redis (REDIS_URL fehlt)'], stop };
	const { GenericContainer } = await import('testcontainers');
	const container = await new GenericContainer('redis:8').withExposedPorts(6379).start();
	process.env.REDIS_URL = `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
	return {
		fehlt: [],
		stop: async () => {
			await container.stop();
		},
	};
}

export const antwortetDocker = (): boolean =>
	spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
