/** SHA-256 of a file in hex, computed here: the file goes nowhere. */
export async function abdruck(datei: Blob): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await datei.arrayBuffer()));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
