import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { monatserster } from '#domain/datum.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { GELDTERME } from '#domain/geld/geldterme.ts';
import { call } from '../../../client/call.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { useAnfang } from '../../formular/grundlage.ts';
import { useAkteBefehl } from '../befehl.ts';
import { useFormular } from '../dialoge/formular.ts';
import { akteQuery, historieQuery } from '../queries.ts';
import type { Vertrag } from '../typen.ts';
import type { KonfliktDialogProps } from './konflikt-dialog.tsx';
import { geaendert, type Vertragswerte, vergleiche, werteVon } from './vertragswerte.ts';

const LABELS = { ...FELD_BEZEICHNUNG, grund: VERTRAG.dialog.grund, gueltigAb: VERTRAG.dialog.gueltigAb };
const ABGESCHLOSSEN = 3000;
const GELD: readonly string[] = GELDTERME;

/** What is said of the change. */
interface Dazu {
	grund: string;
	gueltigAb: string;
}

/** The edit of a contract; when somebody else was faster, both versions are put side by side. */
export function useVertragsaenderung(vertrag: Vertrag, heute: string, onDone: () => void) {
	const basis = useAnfang(vertrag);
	const [seit] = useState(() => new Date().toISOString());
	const [jetzt, setJetzt] = useState<Vertrag | null>(null);
	const client = useQueryClient();
	const vorher = werteVon(basis, basis.schreibbar);
	const ladeGegenstand = async () => {
		const [{ freiwilliger }] = await Promise.all([
			client.query({ ...akteQuery(vertrag.freiwilligerID), staleTime: 0 }),
			// Who it was.
			client.query({ ...historieQuery(vertrag.freiwilligerID), staleTime: 0 }),
		]);
		setJetzt(freiwilliger.vertraege.find(({ id }) => id === vertrag.id) ?? null);
	};
	const veraltet = ({ code }: { code: string }) => {
		if (code !== 'VERSION') return false;
		void ladeGegenstand();
		return true;
	};
	/** Once concluded, a change of money counts from the first of a month on. */
	const aendertGeld = (stand: Vertrag, werte: Vertragswerte): boolean =>
		stand.status >= ABGESCHLOSSEN &&
		Object.keys(geaendert(werte, werteVon(stand, stand.schreibbar))).some((feld) => GELD.includes(feld));
	const eingabe = (stand: Vertrag, werte: Vertragswerte, { grund, gueltigAb }: Dazu) => ({
		params: { freiwilligerID: stand.freiwilligerID, vertragID: stand.id },
		body: {
			...geaendert(werte, werteVon(stand, stand.schreibbar)),
			...(aendertGeld(stand, werte) && { gueltigAb }),
			grund: grund.trim() || undefined,
			version: stand.version,
		},
	});
	const sende = (stand: Vertrag, werte: Vertragswerte, dazu: Dazu, idempotencyKey: string) =>
		call('PUT /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}', {
			...eingabe(stand, werte, dazu),
			idempotencyKey,
		});
	const formular = useFormular<Vertragswerte & Dazu>({
		initialValues: { ...vorher, grund: '', gueltigAb: monatserster(heute, 1) },
		labels: LABELS,
		run: ({ grund, gueltigAb, ...werte }, key) => sende(basis, werte, { grund, gueltigAb }, key),
		meldung: VERTRAG.dialog.meldung,
		onDone,
		onRefused: veraltet,
	});
	const { grund, gueltigAb, ...meine } = formular.form.values;
	const auswahl = useAkteBefehl<Vertragswerte>({
		run: (werte, key) => sende(jetzt ?? basis, werte, { grund, gueltigAb }, key),
		meldung: VERTRAG.dialog.meldung,
		onDone,
		onRefused: (fehler) => {
			if (!veraltet(fehler)) setJetzt(null);
		},
	});
	const konflikt: KonfliktDialogProps | null = jetzt && {
		vertrag: jetzt,
		zeilen: vergleiche(vorher, werteVon(jetzt, basis.schreibbar), meine),
		seit,
		laeuft: auswahl.isRunning,
		onSpeichern: (werte: Vertragswerte) => auswahl.execute({ ...werteVon(jetzt, basis.schreibbar), ...werte }),
		onZurueck: () => setJetzt(null),
		onVerwerfen: onDone,
	};
	const isGeaendert = Object.keys(geaendert(meine, vorher)).length > 0;
	const anfrage: Sendeanfrage | null = isGeaendert
		? { ruf: 'aendereVertrag', ...eingabe(basis, meine, { grund, gueltigAb }) }
		: null;
	return { formular, konflikt, anfrage, aendertGeld: aendertGeld(basis, meine) };
}
