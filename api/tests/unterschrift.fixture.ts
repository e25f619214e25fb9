/** A signature as the page sends it: typed, or drawn where there is a drawing. */
export function unterschrift(angaben: object = {}, zeichnung: Buffer | null = null) {
	const felder = {
		art: zeichnung ? 'GEZEICHNET' : 'GETIPPT',
		name: 'Lena Hoffmann',
		isEinverstanden: 'true',
		...angaben,
	};
	const grenze = 'unterschrift';
	const teile = Object.entries(felder).map(
		([name, wert]) => `--${grenze}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${wert}\r\n`,
	);
	const kopf = `--${grenze}\r\ncontent-disposition: form-data; name="signature"; filename="u.png"\r\ncontent-type: image/png\r\n\r\n`;
	const stuecke = [
		Buffer.from(teile.join('')),
		...(zeichnung ? [Buffer.from(kopf), zeichnung, Buffer.from('\r\n')] : []),
		Buffer.from(`--${grenze}--\r\n`),
	];
	return [Buffer.concat(stuecke), { 'content-type': `multipart/form-data; boundary=${grenze}` }] as const;
}
