import { type Befehl, ohneSchluessel } from '#commands/befehl.ts';
import { type Begonnen, beginneSammelaktion } from '#commands/sammellauf/beginne.ts';
import type { Werk } from '#commands/sammellauf/werk.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { adresseAggregat } from '#domain/adresse/adresse.ts';
import { gegenOnline, istOnline, SCHON_VERORTET, verortet } from '#domain/adresse/sammeln.ts';
import type { Laufeingabe } from '#domain/sammellauf.ts';
import { lageZu } from './geocoder.ts';
import { aendereIn, verorteIn } from './verwalten.ts';

/** Puts places on the map of a cycle, in which they take part from then on. */
export const stelleOnline = (umgebung: Umgebung, befehl: Befehl, zyklusID: string, ids: readonly string[]) =>
	anAdressen(umgebung, befehl, { aktion: 'onlineStellen', zyklusID }, ids);

/** Gives coordinates to those that have none, from their postcode. */
export const verorteAlle = (umgebung: Umgebung, befehl: Befehl, ids: readonly string[]) =>
	anAdressen(umgebung, befehl, { aktion: 'verorten' }, ids);

const anAdressen = (
	umgebung: Umgebung,
	befehl: Befehl,
	eingabe: Laufeingabe,
	ids: readonly string[],
): Promise<Begonnen> =>
	beginneSammelaktion(umgebung, befehl, {
		liste: 'ADRESSEN',
		eingabe,
		zeilen: ids.map((eintragID) => ({ eintragID })),
	});

const stream: Werk['stream'] = ({ eintragID }) => `${adresseAggregat.name}-${eintragID}`;

export const STELLT_ONLINE: Werk<'onlineStellen'> = {
	stream,
	async tue(sitzung, akteur, { eintragID }, { zyklusID }) {
		const { felder, isAktiv, zyklen } = await sitzung.lies(adresseAggregat, eintragID);
		const stand = { ...felder, isAktiv, isOnline: zyklen.get(zyklusID)?.isOnline ?? false };
		const dagegen = gegenOnline(stand);
		if (dagegen) return dagegen;
		const teilnahme = { zyklusID, isAktiv: true, isOnline: true };
		await aendereIn(sitzung, ohneSchluessel(akteur), eintragID, { angaben: {}, zyklen: [teilnahme] });
		return istOnline(stand);
	},
};

export const VERORTET: Werk<'verorten'> = {
	stream,
	async tue(sitzung, akteur, { eintragID }) {
		const { felder } = await sitzung.lies(adresseAggregat, eintragID);
		if (felder.lat !== null) return SCHON_VERORTET;
		const stelle = await lageZu(sitzung.db, felder);
		if (stelle) await verorteIn(sitzung, ohneSchluessel(akteur), eintragID, inMillionsteln(stelle));
		return verortet(felder, stelle);
	},
};

const inMillionsteln = ({ lat, lon }: { lat: number; lon: number }) => ({
	lat: Math.round(lat * 1_000_000),
	lon: Math.round(lon * 1_000_000),
});
