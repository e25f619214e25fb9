import { Text } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Stufenbalken } from '../akte/dokumente/stufenbalken.tsx';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import css from './mahnwesen.module.css';
import type { Mahnwesen } from './queries.ts';

const MIT_ERINNERUNG = ['ERINNERN', 'PFLICHT', 'UEBERPRUEFUNG'] as const;

/** By which rules reminders are made, and whether they leave as mails. */
export function Takt({ takt, sitzung }: { takt: Mahnwesen['takt']; sitzung: Sitzung }) {
	const { isMailversand, erste, danach, hoechstens } = takt;
	return (
		<aside className={css.takt} aria-label={T.takt}>
			{isMailversand ? (
				<Text variant="secondary">{T.versandAnText}</Text>
			) : (
				<Notice icon={<Icon of={IconBellOff} />} title={<b>{T.versandAus}</b>}>
					{T.versandAusText}
				</Notice>
			)}
			<Section title={T.takt} size="sm" as="h2">
				<table className={css.stufen}>
					<thead>
						<tr>
							{[T.stufe, T.erste, T.danach, T.hoechstens].map((spalte) => (
								<th key={spalte} scope="col">
									{spalte}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						<tr>
							<Stufe stufe="OPTIONAL" />
							<td colSpan={3} className={css.nie}>
								{T.nie}
							</td>
						</tr>
						{MIT_ERINNERUNG.map((stufe) => (
							<tr key={stufe}>
								<Stufe stufe={stufe} />
								<td>{erste}</td>
								<td>{danach}</td>
								<td>{hoechstens}</td>
							</tr>
						))}
					</tbody>
				</table>
				{darf(sitzung, 'ADMIN') && (
					<Text mt={8}>
						<TextLink to="/admin/system/parameter" search={{ bereich: 'mahnwesen' }}>
							{T.parameter}
						</TextLink>
					</Text>
				)}
				<ul className={css.regeln}>
					{T.regeln.map((regel) => (
						<li key={regel}>{regel}</li>
					))}
				</ul>
			</Section>
		</aside>
	);
}

const Stufe = ({ stufe }: { stufe: keyof typeof T.stufen }) => (
	<th scope="row">
		<Stufenbalken stufe={stufe} /> {T.stufen[stufe]}
	</th>
);
