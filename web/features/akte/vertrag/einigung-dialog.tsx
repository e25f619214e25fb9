import { useState } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { call } from '../../../client/call.ts';
import { VERTRAG } from '../../../texte/akte-vertrag.ts';
import { KeyFacts } from '../../../ui/file-header.tsx';
import { Section } from '../../../ui/page.tsx';
import { type AktionProps, AktionsDialog } from '../dialoge/aktions-dialog.tsx';
import css from '../dialoge/dialoge.module.css';
import { useFormular } from '../dialoge/formular.ts';
import type { Vertrag } from '../typen.ts';
import { useVertrag } from './use-vertrag.ts';
import { VertragEingaben } from './vertrag-eingaben.tsx';
import { bezeichnung, VERTRAGSFELDER, vertragsanzeige } from './vertragsfelder.ts';
import { geaendert, type Vertragswerte, werteVon } from './vertragswerte.ts';

/** Both sides agree: the terms this side may set, with the others beside them. */
export function EinigungDialog({ aktion, onClose }: AktionProps) {
	const vertrag = useVertrag(aktion);
	// Setting them by hand asks for a reason, which belongs to an edit.
	const felder = vertrag.schreibbar.filter((feld) => feld !== 'seminartagePflicht');
	// As shown when it opened: what somebody else changes meanwhile isn't sent back.
	const [vorher] = useState(() => werteVon(vertrag, felder));
	const formular = useFormular<Vertragswerte>({
		initialValues: vorher,
		labels: FELD_BEZEICHNUNG,
		run: (werte, idempotencyKey) =>
			call('POST /v1/freiwilliger/wunsch/{id}/einigung', {
				params: { id: vertrag.wunschID },
				body: geaendert(werte, vorher),
				idempotencyKey,
			}),
		meldung: VERTRAG.einigung.meldung,
		onDone: onClose,
	});
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular} breite={680}>
			<p className={css.hinweis}>{VERTRAG.einigung.einleitung}</p>
			<VertragEingaben vertrag={vertrag} felder={felder} werte={formular.form.values} feld={formular.feld} />
			<Uebrige vertrag={vertrag} />
		</AktionsDialog>
	);
}

/** Terms that only the Traeger sets, to be read. */
function Uebrige({ vertrag }: { vertrag: Vertrag }) {
	const felder = VERTRAGSFELDER.filter(({ feld, spaeter }) => !spaeter && !vertrag.schreibbar.includes(feld));
	if (felder.length === 0) return null;
	return (
		<Section title={VERTRAG.einigung.uebrige} size="sm">
			<KeyFacts
				facts={felder.map((f) => {
					const text = vertragsanzeige(vertrag, f);
					return { label: bezeichnung(f), value: text ?? VERTRAG.leer, empty: text === null };
				})}
			/>
		</Section>
	);
}
