import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useId, useMemo, useState } from 'react';
import { spaltenVon } from '#domain/geld/foerderung/abrufspalten.ts';
import { ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { FOERDERUNG, PROGRAMM as T } from '../../texte/geld/foerderung.ts';
import { MENUE } from '../../texte/menue.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { later } from '../../ui/later.tsx';
import { FileHeader, type KeyFact } from '../../ui/layout/file-header.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { Span } from '../../ui/span.ts';
import { Ablehnungsgrund } from '../formular/ablehnungsgrund.tsx';
import { type Grundlage, useGrundlage } from '../formular/grundlage.ts';
import { programmeQuery } from '../laeufe/queries.ts';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import { infoQuery } from '../portal/portal.ts';
import { useZyklus } from '../portal/zyklus.ts';
import { Verlaufsleiste } from '../verlauf/verlaufsleiste.tsx';
import { Abrufe } from './abrufe.tsx';
import css from './foerderung.module.css';
import { Probetafel } from './probe.tsx';
import { Programmaktionen } from './programmaktionen.tsx';
import { Programmstand } from './programmstand.tsx';
import { abrufeQuery, betroffen, type Programm, probeQuery, verlaufQuery } from './queries.ts';
import { Regelfelder } from './regelfelder.tsx';
import { REITER, type Reiter } from './reiter.ts';
import { Spaltenreiter } from './spaltenreiter.tsx';
import { alsFelder, alsRegel, type Programmwerte, quartalVon, werteVon } from './werte.ts';

/** Fetched when somebody claims. */
const LaufDialog = later(async () => (await import('../laeufe/lauf-dialog.tsx')).LaufDialog);

const CRUMBS: readonly Crumb[] = [
	{ label: MENUE.gruppen.geld },
	{ label: FOERDERUNG.titel, link: { to: '/admin/foerderprogramme' } },
];

interface ProgrammPageProps {
	id: string;
	/** As the address names it. */
	reiter: string | undefined;
}

/** One funding programme: its rules with what they come to, its claims, its history. */
export function ProgrammPage({ id, reiter }: ProgrammPageProps) {
	const { heute } = useSuspenseQuery(infoQuery).data;
	const { data: programme } = useSuspenseQuery(programmeQuery);
	const programm = programme.find((eines) => eines.id === id);
	usePageHead({ title: programm?.bezeichnung ?? FOERDERUNG.titel, crumbs: CRUMBS });
	return programm ? (
		<Seite key={id} programm={programm} reiter={REITER.find((einer) => einer === reiter) ?? 'regeln'} heute={heute} />
	) : null;
}

function Seite({ programm, reiter, heute }: { programm: Programm; reiter: Reiter; heute: string }) {
	const { id } = programm;
	const formID = useId();
	const navigate = useNavigate();
	const [ruftAb, setRuftAb] = useState(false);
	const form = useForm<Programmwerte>({ initialValues: werteVon(programm) });
	const abrufe = useQuery(abrufeQuery(id));
	const speichern = useCommand({
		run: async (werte: Programmwerte, idempotencyKey) => {
			const body = { ...alsFelder(werte), version: grundlage.stand.version };
			return (await call('PUT /v1/foerderprogramm/{id}', { params: { id }, body, idempotencyKey })).data;
		},
		invalidates: betroffen,
		onDone: (gespeichert) => {
			const werte = werteVon(gespeichert);
			form.setValues(werte);
			form.resetDirty(werte);
			toast.success(UI.gespeichert);
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const grundlage: Grundlage<Programm> = useGrundlage({
		form,
		neueste: programm,
		werteVon,
		laeuft: speichern.isRunning,
	});
	const fehler = useMemo(() => (speichern.error instanceof ApiFehler ? speichern.error : null), [speichern.error]);
	const geaendert = form.isDirty();
	const hindernis = abrufhindernis(programm, geaendert);
	const verwirf = () => {
		form.reset();
		speichern.reset();
	};
	return (
		<>
			<UnsavedChangesGuard dirty={geaendert} />
			<div className={css.kopf}>
				<FileHeader
					withAvatar={false}
					name={programm.bezeichnung}
					badge={<Programmstand isAktiv={programm.isAktiv} />}
					note={programm.isVorgabe && FOERDERUNG.mitgeliefert}
					facts={fakten(programm, abrufe.data?.length ?? 0)}
					actions={
						<>
							<Programmaktionen programm={programm} />
							<Button
								icon={IconPlus}
								disabled={hindernis !== null}
								aria-describedby={hindernis === null ? undefined : `${formID}hindernis`}
								onClick={() => setRuftAb(true)}
							>
								{T.abrufen} …
							</Button>
							{geaendert && <Button onClick={verwirf}>{T.verwerfen}</Button>}
							<Button variant="primary" type="submit" form={formID} disabled={!geaendert} loading={speichern.isRunning}>
								{UI.speichern}
							</Button>
						</>
					}
				/>
				{(hindernis || geaendert) && (
					<Span id={`${formID}hindernis`} variant="secondary" display="block" mb={8} role="status">
						{geaendert ? `${T.ungespeichert}. ` : ''}
						{hindernis}
					</Span>
				)}
				<Tabs label={T.reiterName}>
					{REITER.map((einer) => (
						<Tab
							key={einer}
							to="/admin/foerderprogramme/$id"
							params={{ id }}
							search={einer === 'regeln' ? {} : { reiter: einer }}
							current={einer === reiter}
							count={zahlAm(einer, form.getValues(), abrufe.data?.length)}
						>
							{T.reiter[einer]}
						</Tab>
					))}
				</Tabs>
			</div>
			{reiter === 'regeln' && (
				<Form id={formID} onSubmit={form.onSubmit((werte) => speichern.execute(werte))}>
					<Regeln form={form} id={formID} programm={programm} heute={heute}>
						<Ablehnungsgrund {...{ fehler, grundlage }} labels={T.feld} id={formID} onGeloest={speichern.reset} />
						{speichern.error && !fehler && <ErrorBox text={speichern.error.message} />}
					</Regeln>
				</Form>
			)}
			{reiter === 'spalten' && (
				<Form id={formID} onSubmit={form.onSubmit((werte) => speichern.execute(werte))}>
					<Spaltenreiter form={form} heute={heute}>
						<Ablehnungsgrund {...{ fehler, grundlage }} labels={T.feld} id={formID} onGeloest={speichern.reset} />
						{speichern.error && !fehler && <ErrorBox text={speichern.error.message} />}
					</Spaltenreiter>
				</Form>
			)}
			{reiter === 'abrufe' && (
				<div className={css.reiter}>
					<Abrufe query={abrufe} />
				</div>
			)}
			{reiter === 'verlauf' && (
				<div className={css.reiter}>
					<Verlauf id={id} heute={heute} />
				</div>
			)}
			{ruftAb && (
				<Suspense>
					<LaufDialog
						heute={heute}
						programmID={id}
						onClose={() => setRuftAb(false)}
						onAngelegt={(laufID) => navigate({ to: '/admin/laeufe/$id', params: { id: laufID } })}
					/>
				</Suspense>
			)}
		</>
	);
}

function zahlAm(reiter: Reiter, { spalten, einheit }: Programmwerte, abrufe: number | undefined): number | undefined {
	if (reiter === 'spalten') return spaltenVon(spalten, einheit).length;
	return reiter === 'abrufe' ? abrufe : undefined;
}

function Verlauf({ id, heute }: { id: string; heute: string }) {
	return <Verlaufsleiste query={useQuery(verlaufQuery(id))} heute={heute} />;
}

interface RegelnProps {
	form: ReturnType<typeof useForm<Programmwerte>>;
	id: string;
	programm: Programm;
	heute: string;
	children: React.ReactNode;
}

/** The form, and beside it what it comes to as it is typed. */
function Regeln({ form, id, programm, heute, children }: RegelnProps) {
	const zyklus = useZyklus();
	const [zeitraum, setZeitraum] = useState(quartalVon(heute));
	const werte = form.getValues();
	const regel = alsRegel(werte);
	const gespeicherte = alsRegel(werteVon(programm));
	const anfrage = (eine: typeof regel) => ({
		...probeQuery({ regel: eine ?? LEER, zyklusID: zyklus?.id ?? '', zeitraum }),
		enabled: eine !== null && zyklus !== undefined,
		placeholderData: keepPreviousData,
	});
	const probe = useQuery(anfrage(regel));
	const vorher = useQuery(anfrage(gespeicherte));
	const statt = zyklus === undefined ? T.probeOhneZyklus : regel === null || probe.isError ? T.probeUnfertig : null;
	return (
		<div className={css.koerper}>
			<div className={css.regeln}>
				{children}
				<Regelfelder form={form} id={id} probe={statt === null ? probe.data : undefined} heute={heute} />
			</div>
			<aside className={css.probe} aria-label={T.probe}>
				<div className={css.haelt}>
					<Probetafel
						query={probe}
						gespeichert={form.isDirty() ? vorher.data : null}
						einheit={werte.einheit}
						zeitraum={zeitraum}
						onZeitraum={setZeitraum}
						statt={statt}
					/>
				</div>
			</aside>
		</div>
	);
}

const LEER = {
	...{ gueltigVon: null, gueltigBis: null, dienstartIDs: [], dienste: [] },
	filter: { alterVon: null, alterBis: null, wohnland: null, stellenland: null, mindestMonate: null },
	...{ einheit: 'TEILNEHMERMONAT' as const, monatsregel: 'BEGONNEN' as const, saetze: [] },
};

/** What keeps a claim from being reckoned, in words; null: nothing. */
function abrufhindernis({ isAktiv, saetze }: Programm, geaendert: boolean): string | null {
	if (!isAktiv) return T.abrufInaktiv;
	if (geaendert) return T.abrufSpeichern;
	return saetze.length === 0 ? T.abrufErst : null;
}

function fakten(programm: Programm, abrufe: number): KeyFact[] {
	const { geldgeber, zentralstelle, dienste, gueltigVon, gueltigBis } = programm;
	const wort = (label: string, value: string | null): KeyFact =>
		value ? { label, value } : { label, value: T.leer, empty: true };
	return [
		wort(T.feld.geldgeber, geldgeber),
		wort(T.feld.zentralstelle, zentralstelle),
		wort(T.feld.dienste, dienste.map((dienst) => FOERDERUNG.dienste[dienst]).join(', ')),
		{ label: T.gueltig, value: T.gueltigkeit(gueltigVon, gueltigBis) },
		{ label: T.inGebrauch, value: T.gebrauch(abrufe) },
	];
}
