import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beispielwerte } from '#domain/vorlagen/beispielwerte.ts';
import { rendere } from '#domain/vorlagen/rendern.ts';
import { gruppeVon } from '#domain/vorlagen/variablen.ts';
import { MAILVORLAGEN, POSTAUSGANG } from '../../texte/mailvorlagen.ts';
import { Segments } from '../../ui/tabs.tsx';
import { parameterQuery } from '../shell/portal.ts';
import css from './mailvorlagen.module.css';
import type { Mailvorlage } from './queries.ts';

/** The mail as its recipient would see it, with values of a volunteer who doesn't exist. */
export function Vorschau({ vorlage, isFertig }: { vorlage: Mailvorlage; isFertig: boolean }) {
	const [ansicht, setAnsicht] = useState<'html' | 'text'>('html');
	const { data: parameter } = useQuery(parameterQuery);
	if (!isFertig || !parameter) return <p className={css.neben}>{MAILVORLAGEN.vorschauFehlt}</p>;
	const { id: key, bezeichnung, isAbschaltbar, betreff, inhalt, platzhalter } = vorlage;
	const kontext = [...new Set(platzhalter.map(gruppeVon))];
	const werte = beispielwerte(platzhalter);
	const mail = rendere({ key, bezeichnung, isAbschaltbar, kontext, betreff, inhalt }, werte, parameter.colorPrimary);
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
