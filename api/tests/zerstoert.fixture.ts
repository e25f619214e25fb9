import type { Kleinportal } from './test-portal.fixture.ts';

/** Makes a stream one that nobody can read, as a fault of the disk or the program would; the function returned undoes it. */
export async function zerstoere(
	{ alsEigner }: Pick<Kleinportal, 'alsEigner'>,
	stream: string,
): Promise<() => Promise<unknown>> {
	await alsEigner(`alter table event add column if not exists heil json`);
	await alsEigner(`update event set heil = facts, facts = 'null' where stream = '${stream}' and version = 1`);
	return () => alsEigner(`update event set facts = heil, heil = null where stream = '${stream}' and version = 1`);
}

/** Makes a stream one that nobody can write to any more; the function returned undoes it. */
export async function versperre(
	{ alsEigner }: Pick<Kleinportal, 'alsEigner'>,
	stream: string,
): Promise<() => Promise<unknown>> {
	const zaehle = (um: number) => alsEigner(`update stream set version = version + ${um} where name = '${stream}'`);
	await zaehle(-1);
	return () => zaehle(1);
}
