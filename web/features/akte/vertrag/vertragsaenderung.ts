import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { call } from '../../../client/call.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { useAkteBefehl } from '../befehl.ts';
import { useFormular } from '../dialoge/formular.ts';
import { akteQuery, historieQuery } from '../queries.ts';
import type { Vertrag } from '../typen.ts';
import type { KonfliktDialogProps } from './konflikt-dialog.tsx';
import { geaendert, type Vertragswerte, vergleiche, werteVon } from './vertragswerte.ts';

const LABELS = { ...FELD_BEZEICHNUNG, grund: VERTRAG.dialog.grund };

/** The edit of a contract; when somebody else was faster, both versions are put side by side. */
export function useVertragsaenderung(vertrag: Vertrag, onDone: () => void) {
	const [basis] = useState(vertrag);
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
	const sende = (stand: Vertrag, werte: Vertragswerte, grund: string, idempotencyKey: string) =>
		call('PUT /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}', {
			params: { freiwilligerID: stand.freiwilligerID, vertragID: stand.id },
			body: {
				...geaendert(werte, werteVon(stand, stand.schreibbar)),
				grund: grund.trim() || undefined,
				version: stand.version,
			},
			idempotencyKey,
		});
	const formular = useFormular<Vertragswerte & { grund: string }>({
		initialValues: { ...vorher, grund: '' },
		labels: LABELS,
		run: ({ grund, ...werte }, key) => sende(basis, werte, grund, key),
		meldung: VERTRAG.dialog.meldung,
		onDone,
		onRefused: veraltet,
	});
	const { grund, ...meine } = formular.form.values;
	const auswahl = useAkteBefehl<Vertragswerte>({
		run: (werte, key) => sende(jetzt ?? basis, werte, grund, key),
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
	return { formular, konflikt };
}
