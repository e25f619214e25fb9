/** Names of the last calls that changed something, the newest last: what a request to the support says of the way there. */
const letzte: string[] = [];
const HOECHSTENS = 10;

export function merkeAktion(key: string): void {
	if (key.startsWith('GET ')) return;
	letzte.push(key);
	if (letzte.length > HOECHSTENS) letzte.shift();
}

export const letzteAktionen = (): readonly string[] => [...letzte];
