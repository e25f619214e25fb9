/** What `tue` makes this thread compute, in ms: until it is its turn beside other work doesn't count. */
export function rechenzeit(tue: () => unknown): number {
	const beginn = process.threadCpuUsage();
	tue();
	const { user, system } = process.threadCpuUsage(beginn);
	return (user + system) / 1000;
}
