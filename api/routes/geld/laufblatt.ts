import type { laufblatt as vertrag } from '#api/contract/geld/laufblatt.ts';
import { laufblatt } from '#api/present/geld/laufblatt.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { liesBlatt } from '#commands/geld/blatt.ts';
import { liesKorrekturen } from '#commands/geld/korrekturen.ts';
import { setzeLauf } from '#commands/pdf/werkstatt.ts';
import { enthaltene } from '#domain/geld/lauf/lauf.ts';
import { programmnamen } from '#projections/queries/geld/foerderprogramme.ts';
import { seminarnamen } from '#projections/queries/seminare/seminare.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import type { Handlers } from '../handler.ts';
import { gib, lies } from './laeufe.ts';

export const laufblattHandlers: Handlers<typeof vertrag> = {
	async holeLaufblatt(anruf) {
		const { umgebung, portal, params } = anruf;
		const { lauf, ereignisse } = await lies(anruf, params.id);
		const [zeilen, korrekturen, { mandantBezeichnung }, programme, namen] = await Promise.all([
			liesBlatt(umgebung, lauf.rechnung),
			liesKorrekturen(umgebung, lauf, enthaltene(lauf)),
			alleParameter(umgebung.db),
			programmnamen(umgebung.db),
			seminarnamen(umgebung.db, [...new Set(ereignisse.flatMap(({ meta }) => meta.userID ?? []))]),
		]);
		const blatt = laufblatt({
			...{ lauf, ereignisse, zeilen, korrekturen, namen, mandant: mandantBezeichnung },
			programm: lauf.programmID === null ? null : (programme.get(lauf.programmID) ?? 'Förderprogramm'),
		});
		const bytes = Buffer.from(await setzeLauf(ablage(portal.konfiguration.datenVerzeichnis), blatt));
		return gib(anruf, { art: lauf.art, bytes, zeilen }, 'pdf');
	},
};
