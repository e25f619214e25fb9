import { spawnSync } from 'node:child_process';

/** Larger files this process can't write for a while: what a full disk or a quota says, said by the kernel. */
export const PLATZ = 65_536;
const begrenze = (bytes: number | 'unlimited') =>
	spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]).status === 0;
/** Whether the machine lets itself be limited. */
export const BEGRENZBAR = begrenze('unlimited');
export async function mitPlatz<T>(bytes: number, tue: () => Promise<T>): Promise<T> {
	begrenze(bytes);
	return tue().finally(() => begrenze('unlimited'));
}
