import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { call } from '../../client/call.ts';
import { KACHELN as T, ZEITRAUM } from '../../texte/geld/exporte.ts';
import { LAEUFE } from '../../texte/geld/laeufe.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { Laufstand } from '../laeufe/laufstand.tsx';
import { betroffen } from '../laeufe/queries.ts';
import css from './exporte.module.css';
import { Hinweis, Kachel, Warnung } from './kachel.tsx';
import { type Kachellauf, offenQuery } from './queries.ts';
import { alsCode } from './zeitraum.ts';
// Not with what every page loads: only a few show a bar.
import '@mantine/core/styles/Progress.layer.css';

interface LaufkachelProps {
	titel: string;
	wozu: string;
	lauf: Kachellauf | undefined;
	/** What a run begun now would be about. */
	zeitraum: Zeitraum;
	/** Of a period nothing is reckoned for. */
	nichtBegonnen: ReactNode;
	istDringend: boolean;
	/** In place of a new run: what is missing before one. */
	statt?: { warnung: string; tat: ReactNode } | undefined;
	/** What else there is. */
	dazu?: ReactNode;
	onAnlegen: () => void;
}

/** Somebody has to go on with it. */
export const istOffen = ({ status }: Pick<Kachellauf, 'status'>): boolean =>
	status === 'ENTWURF' || status === 'GEPRUEFT' || status === 'FREIGEGEBEN';

/** What is paid by runs: the run of the period, or how things stand without one. */
export function Laufkachel(props: LaufkachelProps) {
	const { titel, wozu, lauf, zeitraum, nichtBegonnen, istDringend, statt, dazu, onAnlegen } = props;
	const rechnet = lauf?.berechnung;
	const oeffnet = lauf !== undefined && (lauf.istImZeitraum || istOffen(lauf));
	return (
		<Kachel
			titel={titel}
			wozu={wozu}
			istDringend={istDringend}
			stand={lauf ? <Stand lauf={lauf} jahr={zeitraum.bis.slice(0, 4)} /> : T.nochKein}
			naechstes={
				rechnet?.stand === 'LAEUFT' ? (
					<Balken {...rechnet} />
				) : rechnet ? (
					<Warnung>{T.gescheitert}</Warnung>
				) : oeffnet ? (
					<Naechstes lauf={lauf} />
				) : statt ? (
					<Warnung>{statt.warnung}</Warnung>
				) : (
					nichtBegonnen
				)
			}
		>
			{lauf && rechnet?.stand === 'GESCHEITERT' && <Erneut lauf={lauf} />}
			{oeffnet ? (
				<LinkButton
					variant={istDringend ? 'primary' : 'secondary'}
					to="/admin/laeufe/$id"
					params={{ id: lauf.id }}
					aria-label={T.von(T.oeffne, titel)}
				>
					{T.oeffne}
				</LinkButton>
			) : (
				(statt?.tat ?? (
					<Button
						variant={istDringend ? 'primary' : 'secondary'}
						onClick={onAnlegen}
						aria-label={T.von(`${T.anlegen} …`, titel)}
					>
						{T.anlegen} …
					</Button>
				))
			)}
			{dazu}
		</Kachel>
	);
}

function Stand({ lauf, jahr }: { lauf: Kachellauf; jahr: string }) {
	const { status, von, bis, summe } = lauf;
	return (
		<>
			<Laufstand status={status} />
			<span className="tabular">
				{ZEITRAUM.kurz(alsCode({ von, bis }), von, bis, jahr)}, {LAEUFE.euro(summe)}
			</span>
		</>
	);
}

const Balken = ({ gelesen, gesamt }: NonNullable<Kachellauf['berechnung']>) => (
	<>
		<span role="status" className="tabular">
			{T.rechnet(gelesen, gesamt)}
		</span>
		<Progress
			className={css.balken}
			bg="var(--line-strong)"
			aria-hidden="true"
			value={(100 * (gelesen ?? 0)) / (gesamt ?? 1)}
		/>
	</>
);

function Naechstes({ lauf }: { lauf: Kachellauf }) {
	if (lauf.status === 'FREIGEGEBEN') return <Hinweis>{T.nichtGeholt}</Hinweis>;
	if (lauf.status === 'UEBERGEBEN') return T.nichtGebucht;
	return lauf.status === 'GEBUCHT' ? null : <Offenes id={lauf.id} />;
}

function Offenes({ id }: { id: string }) {
	const { data } = useQuery(offenQuery(id));
	if (!data) return null;
	return data.offen > 0 ? <Warnung>{T.offen(data.offen)}</Warnung> : T.nichtsOffen;
}

function Erneut({ lauf: { id, version } }: { lauf: Kachellauf }) {
	const rechne = useBefehl<null>({
		run: (_, idempotencyKey) =>
			call('POST /v1/exporte/laeufe/{id}/schritte', {
				params: { id },
				body: { schritt: 'NEU_RECHNEN', version },
				idempotencyKey,
			}),
		invalidates: betroffen,
		meldung: T.erneutFertig,
	});
	return (
		<Button loading={rechne.isRunning} onClick={() => rechne.execute(null)}>
			{T.erneut}
		</Button>
	);
}
