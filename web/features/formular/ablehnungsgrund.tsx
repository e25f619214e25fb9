import { type ReactNode, useEffect, useMemo } from 'react';
import type { ApiFehler, FehlerDetail } from '../../client/api-fehler.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import css from './formular.module.css';
import type { Grundlage } from './grundlage.ts';
import { wer } from './wer.ts';
import { istVeraltet, Zwischenstand } from './zwischenstand.tsx';

interface AblehnungsgrundProps {
	fehler: ApiFehler | null;
	/** The same object every time, or the summary takes the focus anew. */
	labels: Readonly<Record<string, string>>;
	/** What the ids of the form's inputs begin with. */
	id: string;
	/** Behind a reason that stands at no field: how it comes about. */
	warum?: ((grund: FehlerDetail) => ReactNode) | undefined;
	/** The form says a single reason at this field, which gets the focus in place of the summary. */
	amFeld?: ((grund: FehlerDetail) => string | null) | undefined;
	/** What the form stands on: that others have changed it is told here. */
	grundlage?: Grundlage<unknown>;
	/** Of a form with a `grundlage`: the refusal is dealt with. */
	onGeloest?: () => void;
}

/** Why the server refused: fields in a summary that leads to them, rules as text with who can remove them. */
export function Ablehnungsgrund(props: AblehnungsgrundProps) {
	const { fehler, labels, id, warum, amFeld, grundlage, onGeloest = () => undefined } = props;
	const einziger = fehler?.details.length === 1 ? fehler.details[0] : undefined;
	const feldDesEinzigen = (einziger && amFeld?.(einziger)) ?? null;
	useEffect(() => {
		if (fehler && feldDesEinzigen) document.getElementById(`${id}${feldDesEinzigen}`)?.focus();
	}, [fehler, feldDesEinzigen, id]);
	const anFeldern = fehler?.details.every(({ feld }) => feld && labels[feld]) ?? false;
	const zeilen = useMemo(() => {
		const genannte = (fehler?.details ?? []).map(({ feld, text }) =>
			feld && labels[feld] ? { id: `${id}${feld}`, label: labels[feld] } : { label: text },
		);
		return [...new Map(genannte.map((eine) => [eine.label, eine])).values()];
	}, [fehler, labels, id]);
	if (grundlage && (grundlage.strittig.length > 0 || istVeraltet(fehler)))
		return <Zwischenstand {...{ grundlage, fehler, labels, onGeloest }} />;
	if (!fehler || feldDesEinzigen) return null;
	if (zeilen.length > 0 && (fehler.status === 422 || anFeldern)) return <ErrorSummary errors={zeilen} />;
	const durch = wer(fehler.details.flatMap(({ behebbarDurch = [] }) => behebbarDurch));
	return (
		<div className={css.abgelehnt} role="alert">
			{fehler.details.length === 0 && <p>{fehler.message}</p>}
			{fehler.details.map((grund) => (
				<div key={`${grund.code} ${grund.text}`}>
					{grund.text} {/^G\d+$/.test(grund.code) && <small>{AKTE.regel(grund.code)}</small>} {warum?.(grund)}
				</div>
			))}
			{durch && <p>{AKTE.behebbar(durch)}</p>}
		</div>
	);
}
