import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beispielwerte } from '#domain/vorlagen/beispielwerte.ts';
import { rendere } from '#domain/vorlagen/rendern.ts';
import { gruppeVon } from '#domain/vorlagen/variablen.ts';
import type { Werte } from '#domain/vorlagen/werte.ts';
import { mandantWerte } from '#domain/vorlageninhalt/rahmen.ts';
import { MAILVORLAGEN, POSTAUSGANG } from '../../texte/verwaltung/mailvorlagen.ts';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { parameterQuery } from '../portal/portal.ts';
import css from './mailvorlagen.module.css';
import type { Probeperson } from './probe-wahl.tsx';
import { type Mailvorlage, mailwerteQuery } from './queries.ts';

interface VorschauProps {
	vorlage: Mailvorlage;
	/** Every placeholder will be filled. */
	isFertig: boolean;
	/** null: a volunteer who doesn't exist. */
	person: Probeperson | null;
}

/** The mail as its recipient would see it. */
export function Vorschau({ vorlage, isFertig, person }: VorschauProps) {
	const { data: parameter } = useQuery(parameterQuery);
	const echte = useQuery({ ...mailwerteQuery(vorlage.id, person?.id ?? ''), enabled: person !== null });
	if (person && echte.isError) return <ErrorBox onRetry={() => void echte.refetch()} />;
	if (!isFertig) return <Text variant="secondary">{MAILVORLAGEN.vorschauFehlt}</Text>;
	if (!parameter || (person && !echte.data)) return <Text variant="secondary">{MAILVORLAGEN.vorschauLaedt}</Text>;
	const mandant = { ...parameter, zulassung: parameter.zulassung ?? null };
	const werte = new Map(
		person
			? Object.entries(echte.data ?? {})
			: [...beispielwerte(vorlage.platzhalter), ...mandantWerte(mandant, parameter.baseUrl ?? location.origin)],
	);
	return <Mail vorlage={vorlage} werte={werte} farbe={parameter.colorPrimary} />;
}

function Mail({ vorlage, werte, farbe }: { vorlage: Mailvorlage; werte: Werte; farbe: string }) {
	const [ansicht, setAnsicht] = useState<'html' | 'text'>('html');
	const { id: key, betreff, inhalt, platzhalter } = vorlage;
	const kontext = [...new Set(platzhalter.map(gruppeVon))];
	const mail = rendere({ key, kontext, betreff, inhalt }, werte, farbe);
	return (
		<>
			<p className={css.betreff}>{mail.betreff}</p>
			<Segments
				label={MAILVORLAGEN.darstellung}
				value={ansicht}
				onChange={setAnsicht}
				options={[
					{ value: 'html', label: POSTAUSGANG.formatiert },
					{ value: 'text', label: POSTAUSGANG.text },
				]}
			/>
			{ansicht === 'html' ? (
				<iframe className={css.rahmen} title={MAILVORLAGEN.vorschau} sandbox="" srcDoc={mail.html} />
			) : (
				<pre className={css.nurText}>{mail.text}</pre>
			)}
		</>
	);
}
