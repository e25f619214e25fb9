import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { ZyklusbudgetEreignis } from '#domain/zyklus/budgetereignisse.ts';
import type { ZyklusEreignis } from '#domain/zyklus/ereignisse.ts';
import { zyklusverlauf } from '#domain/zyklus/verlauf.ts';
import type { Zykluszeile } from '#projections/queries/traeger/zyklen.ts';

/** Budgets, fees and allowances are for staff; everybody may know where applications are stopped. */
export function zeigeZyklus(akteur: Akteur, zeile: Zykluszeile) {
	const { dienstarten, kontingentabfrageFrist, version, ...zyklus } = zeile;
	const istPersonal = hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']);
	return {
		...zyklus,
		isAktiv: zyklus.status === 'AKTIV',
		...(istPersonal ? { kontingentabfrageFrist, version } : {}),
		dienstarten: dienstarten.map(([dienstartID, d]) =>
			istPersonal
				? { dienstartID, ...zeigeDienstart(akteur, d) }
				: { dienstartID, isBewerbungsstopp: d.isBewerbungsstopp },
		),
	};
}

function zeigeDienstart(akteur: Akteur, { genehmigt, ...d }: Zykluszeile['dienstarten'][number][1]) {
	return {
		...d,
		...(hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) ? { genehmigt } : {}),
		taschengeld: geteilt(d.taschengeld, 100),
		taschengeldHoechstbetrag: geteilt(d.taschengeldHoechstbetrag, 100),
		estBeitrag: geteilt(d.estBeitrag, 100),
		wochenstunden: geteilt(d.wochenstunden, 10),
	};
}

const geteilt = (wert: number | null, teiler: number): number | null => (wert === null ? null : wert / teiler);

/** Newest first. */
export function zeigeZyklusverlauf(
	ereignisse: readonly Aufgezeichnet<ZyklusEreignis | ZyklusbudgetEreignis>[],
	namen: ReadonlyMap<string, string>,
) {
	const benutzer = (id: string | null) => (id === null ? null : { id, name: namen.get(id) ?? null });
	return zyklusverlauf(ereignisse, (id) => namen.get(id) ?? '').map(({ userID, impersoniertVon, ...eintrag }) => ({
		...eintrag,
		akteur: benutzer(userID),
		impersoniertVon: benutzer(impersoniertVon),
		aenderungen: [...eintrag.aenderungen],
	}));
}
