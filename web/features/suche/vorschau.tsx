import { Text } from '@mantine/core';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Aktenaktion } from '../../client/offene-akte.ts';
import { REGELN } from '../../texte/akte/akte.ts';
import { SUCHE } from '../../texte/listen/suche.ts';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { Status } from '../status/status.tsx';
import type { Eintrag } from './eintraege.ts';
import css from './suche.module.css';

/** What may scroll is gone to by keyboard. */
const ERREICHBAR = { tabIndex: 0 };

/** The marked line at more length: who it is, what an action does and what it lacks. */
export function Vorschau({ eintrag }: { eintrag: Eintrag | undefined }) {
	if (!eintrag) return null;
	const { titel, treffer, tat } = eintrag;
	return (
		<aside className={css.vorschau} aria-label={SUCHE.vorschau} {...ERREICHBAR}>
			<Text fw={650} fz={15}>
				{titel}
			</Text>
			{treffer && <Text variant="secondary">{treffer.untertitel}</Text>}
			{treffer && treffer.status !== null && <Status katalog={FREIWILLIGER} nummer={treffer.status} tinted />}
			{treffer?.grund && (
				<Text variant="secondary">
					{treffer.grund.feld}: {treffer.grund.text}
				</Text>
			)}
			{tat && <Wirkung tat={tat} />}
		</aside>
	);
}

function Wirkung({ tat: { aktion, ort } }: { tat: Aktenaktion }) {
	const { zielStatus, gruende, erlaubt } = aktion;
	return (
		<>
			{ort && <Text variant="secondary">{ort}</Text>}
			{zielStatus !== null && (
				<>
					<Text variant="secondary">{SUCHE.fuehrtZu}</Text>
					<Status katalog={FREIWILLIGER} nummer={zielStatus as FreiwilligerStatus} tinted />
				</>
			)}
			{!erlaubt && (
				<>
					<Text variant="secondary">{SUCHE.nichtMoeglich}</Text>
					<ul>
						{gruende.map(({ code, text }) => (
							<li key={`${code} ${text}`}>
								<Ampel state="missing">{REGELN[code]?.titel ?? text}</Ampel>
								<Text variant="note">{text}</Text>
							</li>
						))}
					</ul>
					<Text variant="note">{SUCHE.warumEingabe}</Text>
				</>
			)}
		</>
	);
}
