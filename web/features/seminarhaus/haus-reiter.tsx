import { IconPlus, IconUsers, IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import type { Umzug } from '#domain/seminar/haus/vorschlag.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { later } from '../../ui/later.tsx';
import { betroffen, type Hausgast, type Hausraum, hausQuery, type Seminarhaus } from '../seminare/haus-query.ts';
import { useSeminar } from '../seminare/seminar-kontext.tsx';
import { GastZeile } from './gast-zeile.tsx';
import css from './haus.module.css';
import { HausProvider, useHaus } from './haus-kontext.tsx';
import { Kueche } from './kueche.tsx';
import { Raumkarte } from './raumkarte.tsx';

/** Fetched when they are opened. */
const GastDialog = later(async () => (await import('./gast-dialog.tsx')).GastDialog);
const RaumDialog = later(async () => (await import('./raum-dialog.tsx')).RaumDialog);
const TeamDialog = later(async () => (await import('./team-dialog.tsx')).TeamDialog);
const VorschlagDialog = later(async () => (await import('./vorschlag-dialog.tsx')).VorschlagDialog);

/** Who has no bed, where one fits, why it doesn't; the kitchen's numbers follow at once. */
export function HausReiter() {
	const { seminar } = useSeminar();
	const query = useQuery(hausQuery(seminar.id));
	return (
		<Geladen query={query} lines={10} frame={(state) => <div className={css.laedt}>{state}</div>}>
			{(haus) =>
				haus.geloeschtAm === null ? (
					<Haus haus={haus} />
				) : (
					<div className={css.laedt}>
						<EmptyState title={T.geloescht(formatDatum(haus.geloeschtAm))} />
					</div>
				)
			}
		</Geladen>
	);
}

type Offen =
	| { was: 'raum'; raum: Hausraum | null }
	| { was: 'gast'; gast: Hausgast }
	| { was: 'team' }
	| { was: 'vorschlag'; umzug?: Umzug };

function Haus({ haus }: { haus: Seminarhaus }) {
	const { seminar } = useSeminar();
	const [offen, setOffen] = useState<Offen | null>(null);
	const schliesse = () => setOffen(null);
	const seminarID = seminar.id;
	return (
		<HausProvider
			seminarID={seminarID}
			haus={haus}
			oeffneAngaben={(gast) => setOffen({ was: 'gast', gast })}
			oeffneRaum={(raum) => setOffen({ was: 'raum', raum })}
		>
			<div className={css.haus}>
				<OhneBett onUmzug={(umzug) => setOffen({ was: 'vorschlag', umzug })} />
				<Raeume
					onRaum={() => setOffen({ was: 'raum', raum: null })}
					onTeam={() => setOffen({ was: 'team' })}
					onVorschlag={() => setOffen({ was: 'vorschlag' })}
				/>
				{haus.kueche && (
					<aside className={css.kueche} aria-label={T.kueche}>
						<Kueche seminarID={seminarID} haus={haus} kueche={haus.kueche} />
					</aside>
				)}
			</div>
			<Suspense>
				{offen?.was === 'raum' && (
					<RaumDialog
						seminarID={seminarID}
						raum={offen.raum}
						belegt={haus.gaeste.filter(({ raumID }) => raumID !== null && raumID === offen.raum?.id).length}
						onClose={schliesse}
					/>
				)}
				{offen?.was === 'gast' && (
					<GastDialog seminarID={seminarID} haus={haus} gast={offen.gast} onClose={schliesse} />
				)}
				{offen?.was === 'team' && (
					<TeamDialog
						seminarID={seminarID}
						leitungPersonID={seminar.leitungPersonID}
						team={haus.team}
						onClose={schliesse}
					/>
				)}
				{offen?.was === 'vorschlag' && (
					<VorschlagDialog seminarID={seminarID} haus={haus} umzug={offen.umzug} onClose={schliesse} />
				)}
			</Suspense>
		</HausProvider>
	);
}

/** Dropped here, somebody has no bed any more. */
function OhneBett({ onUmzug }: { onUmzug: (umzug: Umzug) => void }) {
	const { haus, gezogen, ziehe, lege } = useHaus();
	const ohne = haus.gaeste.filter(({ raumID }) => raumID === null);
	const nimmt = gezogen !== null && gezogen.raumID !== null;
	return (
		<section
			className={css.ohneBett}
			aria-labelledby="ohne-bett"
			onDragOver={(event) => nimmt && event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				if (gezogen) lege(gezogen, null);
				ziehe(null);
			}}
		>
			<header className={css.spaltenkopf}>
				<h2 id="ohne-bett" className={css.ueberschrift}>
					{T.ohneBett} <span className={css.leise}>{ohne.length}</span>
				</h2>
			</header>
			{ohne.length === 0 && <p className={css.leise}>{haus.gaeste.length === 0 ? T.niemand : T.alleMitBett}</p>}
			{ohne.length > 0 && (
				<ul className={css.ohneBettListe}>
					{ohne.map((gast) => (
						<GastZeile key={gast.id} gast={gast} mitWuenschen />
					))}
				</ul>
			)}
			{nimmt && <p className={css.ablage}>{T.hierOhneBett}</p>}
			<Mangel haus={haus} onUmzug={onUmzug} />
		</section>
	);
}

function Mangel({ haus, onUmzug }: { haus: Seminarhaus; onUmzug: (umzug: Umzug) => void }) {
	if (!haus.mangel) return null;
	const { anzahl, gruppe, umzug } = haus.mangel;
	const raum = (id: string) => haus.raeume.find((r) => r.id === id)?.bezeichnung ?? '';
	const name = (id: string) => haus.gaeste.find((g) => g.id === id)?.name ?? '';
	return (
		<div className={css.mangel}>
			<b>{T.mangel(anzahl, gruppe)}</b>
			{umzug ? (
				<>
					<p>{T.umzug(name(umzug.gastID), raum(umzug.nach), T.passen(umzug.passen, gruppe), raum(umzug.von))}</p>
					<Button size="sm" onClick={() => onUmzug({ gastID: umzug.gastID, von: umzug.von, nach: umzug.nach })}>
						{T.umzugAnsehen} …
					</Button>
				</>
			) : (
				<p>{T.keinUmzug}</p>
			)}
		</div>
	);
}

interface RaeumeProps {
	onRaum: () => void;
	onTeam: () => void;
	onVorschlag: () => void;
}

function Raeume({ onRaum, onTeam, onVorschlag }: RaeumeProps) {
	const { haus } = useHaus();
	const { raeume, gaeste } = haus;
	const betten = raeume.reduce((summe, raum) => summe + raum.betten, 0);
	const belegt = gaeste.filter(({ raumID }) => raumID !== null).length;
	return (
		<section className={css.raeume} aria-labelledby="haus-raeume">
			<header className={css.raeumeKopf}>
				<h2 id="haus-raeume" className={css.ueberschrift}>
					{T.raeume} <span className={css.leise}>{raeume.length}</span>
				</h2>
				{betten > 0 && <span className={css.leise}>{T.belegt(belegt, betten)}</span>}
				<div className={css.raeumeKnoepfe}>
					<Button size="sm" icon={IconUsers} onClick={onTeam}>
						{T.teamKurz} …
					</Button>
					{raeume.length > 0 && (
						<Button size="sm" icon={IconWand} onClick={onVorschlag}>
							{T.vorschlag} …
						</Button>
					)}
					<Button size="sm" icon={IconPlus} onClick={onRaum}>
						{T.raum}
					</Button>
				</div>
			</header>
			{raeume.length === 0 ? (
				<OhneRaeume anlegen={<Button onClick={onRaum}>{T.raumNeu} …</Button>} />
			) : (
				<div className={css.raumraster}>
					{raeume.map((raum) => (
						<Raumkarte key={raum.id} raum={raum} />
					))}
				</div>
			)}
		</section>
	);
}

function OhneRaeume({ anlegen }: { anlegen: ReactNode }) {
	const { haus, seminarID } = useHaus();
	const { frueheres } = haus;
	const uebernehmen = useCommand({
		run: (quelle: string, idempotencyKey) =>
			call('POST /v1/seminar/{id}/haus/raeume/uebernehmen', {
				params: { id: seminarID },
				body: { seminarID: quelle },
				idempotencyKey,
			}),
		invalidates: betroffen(seminarID),
		onDone: ({ data }) => toast.success(T.uebernommen(data.n)),
		onRefused: (fehler) => toast.error(fehler.message),
	});
	if (!frueheres) return <EmptyState title={T.keineRaeume} text={T.keineRaeumeText} action={anlegen} />;
	const { seminarID: quelle, bezeichnung, von, raeume, betten } = frueheres;
	return (
		<EmptyState
			title={T.uebernehmenFrage}
			text={T.uebernehmenText(bezeichnung, von && formatDatum(von), raeume, betten)}
			action={
				<Button variant="primary" loading={uebernehmen.isRunning} onClick={() => uebernehmen.execute(quelle)}>
					{T.uebernehmen}
				</Button>
			}
		/>
	);
}
