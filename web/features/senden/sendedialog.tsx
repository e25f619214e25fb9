import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { istStoerung } from '../../client/api-fehler.ts';
import { SENDEN as T } from '../../texte/senden.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { Maileinblick, type Vorabmail } from './maileinblick.tsx';
import css from './senden.module.css';

/** Somebody, and what he gets or why he gets nothing. */
export interface Empfangszeile {
	readonly id: string;
	readonly wer: string;
	readonly was: string;
}

export interface Vorhaben {
	readonly bekommen: readonly Empfangszeile[];
	readonly ausgelassene: readonly Empfangszeile[];
	/** As the first of them gets it; null: nobody does. */
	readonly mail: Vorabmail | null;
}

interface SendedialogProps {
	titel: string;
	/** What is merged, and what follows from it. */
	hinweis: ReactNode;
	/** undefined: it is still being asked. */
	vorhaben: Vorhaben | undefined;
	fehler: Error | null;
	onNochmal: () => void;
	/** On the button, by the number of mails. */
	verb: (anzahl: number) => string;
	gefahr?: boolean;
	/** It may be done although nobody gets a mail. */
	auchOhne?: boolean;
	/** It may be done although the portal can't say now what it sends. */
	auchBlind?: boolean;
	laeuft: boolean;
	onSenden: () => void;
	onClose: () => void;
}

/** Before anything is sent: to whom, how many, the first mail as it arrives, and who is left out and why. */
export function Sendedialog(props: SendedialogProps) {
	const { titel, hinweis, vorhaben, fehler, onNochmal, verb, gefahr, auchOhne, auchBlind, laeuft, onSenden, onClose } =
		props;
	const anzahl = fehler ? 0 : (vorhaben?.bekommen.length ?? 0);
	const darf = fehler ? auchBlind && istStoerung(fehler) : vorhaben && (anzahl > 0 || auchOhne);
	return (
		<Dialog
			opened
			onClose={onClose}
			width={fehler || vorhaben?.mail === null ? 680 : 880}
			title={titel}
			footerStart={
				<Text variant="secondary" role="status">
					{!fehler && (vorhaben ? anzahl === 0 && T.niemand : T.prueft)}
				</Text>
			}
			primary={
				<Button variant={gefahr ? 'dangerFilled' : 'primary'} disabled={!darf} loading={laeuft} onClick={onSenden}>
					{verb(anzahl)}
				</Button>
			}
		>
			{fehler ? (
				<Stack gap={16}>
					<Text>{hinweis}</Text>
					<ErrorBox text={darf ? T.blind : fehler.message} onRetry={istStoerung(fehler) ? onNochmal : undefined} />
				</Stack>
			) : vorhaben ? (
				<Sendeinhalt vorhaben={vorhaben} hinweis={hinweis} />
			) : (
				<SkeletonLines lines={6} />
			)}
		</Dialog>
	);
}

/** The same to look at alone. */
export const Sendeblick = ({ vorhaben, onClose }: { vorhaben: Vorhaben; onClose: () => void }) => (
	<Dialog opened onClose={onClose} width={vorhaben.mail ? 880 : 680} title={T.blick} cancel={UI.schliessen}>
		<Sendeinhalt vorhaben={vorhaben} />
	</Dialog>
);

interface SendeinhaltProps {
	vorhaben: Vorhaben;
	hinweis?: ReactNode;
	/** In one column. */
	gestapelt?: boolean;
}

export const Sendeinhalt = ({ vorhaben, hinweis, gestapelt }: SendeinhaltProps) => (
	<div className={cx(css.inhalt, vorhaben.mail && !gestapelt && css.spalten)}>
		<Stack gap={16} miw={0}>
			{hinweis && <Text>{hinweis}</Text>}
			<Namen titel={T.bekommen} zeilen={vorhaben.bekommen} />
			<Namen titel={T.bekommenNichts} zeilen={vorhaben.ausgelassene} />
		</Stack>
		{vorhaben.mail && (
			<section className={css.ansicht}>
				<h3 className={css.titel}>{T.soKommtEsAn}</h3>
				<Maileinblick mail={vorhaben.mail} />
			</section>
		)}
	</div>
);

function Namen({ titel, zeilen }: { titel: string; zeilen: readonly Empfangszeile[] }) {
	if (!zeilen.length) return null;
	return (
		<section>
			<h3 className={css.titel}>
				{titel} ({zeilen.length})
			</h3>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
			<ul className={css.namen} aria-label={titel} tabIndex={0}>
				{zeilen.map(({ id, wer, was }) => (
					<li key={id}>
						<b>{wer}</b> <span className={css.was}>{was}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
