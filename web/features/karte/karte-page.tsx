import { Title } from '@mantine/core';
import { IconInfoCircle, IconMapPinOff } from '@tabler/icons-react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { aufKarte, kmAufKarte } from '#domain/geo/mercator.ts';
import { findeMittelpunkt, type Mittelpunkt } from '#domain/geo/ortssuche.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState, ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Span } from '../../ui/span.ts';
import { Tooltips } from '../../ui/tooltip.tsx';
import { HelpButton } from '../hilfe/help-button.tsx';
import { PublicFrame } from '../oeffentlich/public-frame.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { dienstbeginne } from '../registrierung/dienstbeginn.ts';
import { hindernis } from '../registrierung/nachschlag.ts';
import { karteQuery } from '../registrierung/queries.ts';
import { Anmeldeknopf } from './anmeldeknopf.tsx';
import { istZuSehen, sindTrennbar } from './ausschnitt.ts';
import { Bewerben } from './bewerben.tsx';
import css from './karte.module.css';
import { type Blick, BUENDEL_PX, Kartenbild, type Steuerung } from './kartenbild.tsx';
import { Kartenfilter } from './kartenfilter.tsx';
import { type Besuch, useKartenlage } from './kartenlage.ts';
import { Merkkorb, ZurRegistrierung } from './merkliste.tsx';
import { Stellenkarte } from './stellenkarte.tsx';
import { Stellenliste } from './stellenliste.tsx';
import { istGefiltert, type Kartensuche, UMKREIS_STANDARD } from './suche.ts';
import { bekannteOrte, filtere, type Treffer, verorte } from './treffer.ts';
import { OHNE_UMKREIS_HOECHSTENS } from './use-ausschnitt.ts';

interface KartePageProps {
	suche: Kartensuche;
	mitDienstart: boolean;
	/** What the provider says of it; null: nothing. */
	anspruch: string | null;
	besuch: Besuch;
}

/** Places to serve at: map and list side by side, the same filters for both, and the cart. */
export function KartePage({ suche, mitDienstart, anspruch, besuch }: KartePageProps) {
	usePageHead({ title: KARTE.titel });
	const navigate = useNavigate();
	const client = useQueryClient();
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	const { lage, nachschlag, zyklusID, merkliste } = useKartenlage(besuch, suche.zyklus);
	const karte = useQuery({ ...karteQuery(zyklusID), enabled: zyklusID !== '' });
	const [gewaehlt, setGewaehlt] = useState<string | null>(null);

	const stellen = useMemo(() => verorte(karte.data?.orte ?? []), [karte.data]);
	const bekannte = useMemo(() => bekannteOrte(stellen), [stellen]);
	const mitte = useMemo(
		() => (suche.ort === undefined ? null : findeMittelpunkt(suche.ort, bekannte)),
		[suche.ort, bekannte],
	);
	const treffer = useMemo(() => filtere(stellen, suche, mitte), [stellen, suche, mitte]);
	const umkreis = mitte && { mitte, km: suche.km ?? UMKREIS_STANDARD };
	const zuZeigen = useMemo(() => punkte(treffer, mitte, suche.km), [treffer, mitte, suche.km]);
	const bild = useRef<Steuerung>(null);
	const [blick, setBlick] = useState<Blick | null>(null);

	const liste =
		suche.sicht && blick
			? treffer.filter((t) => t.lage !== null && istZuSehen(blick.ausschnitt, blick.groesse, t))
			: treffer;
	const offen = treffer.find(({ ort }) => ort.id === gewaehlt) ?? null;
	const setze = (teil: Partial<Kartensuche>) =>
		navigate({ to: '/karte', search: { ...suche, ...teil }, replace: true });
	const setzeZurueck = () => navigate({ to: '/karte', search: { zyklus: suche.zyklus }, replace: true });
	const waehleZyklus = async (id: string) => {
		const { orte } = await client.ensureQueryData(karteQuery(id));
		merkliste?.wechsle(id, new Set(orte.map((ort) => ort.id)));
		await setze({ zyklus: id });
	};
	const waehle = (t: Treffer) => {
		setGewaehlt(t.ort.id);
		if (t.lage) bild.current?.holeInsBild(t);
	};
	const waehleMarke = (alle: readonly Treffer[]) => {
		const [erster] = alle;
		if (!erster) return;
		// Of places in one house the next one is shown with each press.
		const naechster = alle[(alle.findIndex(({ ort }) => ort.id === gewaehlt) + 1) % alle.length] ?? erster;
		if (sindTrennbar(alle, BUENDEL_PX)) bild.current?.zeige(alle);
		else waehle(naechster);
	};
	return (
		<PublicFrame
			actions={<Anmeldeknopf besuch={besuch} />}
			bar={
				<Kartenfilter
					suche={suche}
					istOrtUnbekannt={suche.ort !== undefined && karte.isSuccess && mitte === null}
					bekannte={bekannte}
					mitDienstart={mitDienstart}
					beginn={nachschlag && { optionen: dienstbeginne(nachschlag), gewaehlt: zyklusID, onWahl: waehleZyklus }}
					onChange={setze}
					onReset={setzeZurueck}
				/>
			}
		>
			{!nachschlag && (
				<Banner kind="info" icon={IconInfoCircle} title={hindernis(parameter) ?? KARTE.geschlossen} full />
			)}
			{nachschlag && lage?.hindernis && <Banner kind="info" icon={IconInfoCircle} title={lage.hindernis} full />}
			{karte.data && karte.data.inWartung > 0 && (
				<Banner kind="warning" icon={IconInfoCircle} title={KARTE.inWartung(karte.data.inWartung)} full />
			)}
			<div className={css.spalten}>
				<section className={css.liste}>
					<div className={css.listenkopf}>
						{anspruch && <p className={css.anspruch}>{anspruch}</p>}
						<Title className="tabular" order={1} size="h2" aria-live="polite">
							{karte.data ? KARTE.anzahl(formatZahl(liste.length, 0)) : KARTE.titel}
						</Title>
						<span data-print="hide">
							<HelpButton hilfe="karte" />
						</span>
						<Span ml="auto" data-print="hide">
							<SelectField
								size="xs"
								w={150}
								aria-label={KARTE.sortierung}
								allowDeselect={false}
								disabled={mitte === null}
								data={[
									{ value: 'entfernung', label: KARTE.nachEntfernung },
									{ value: 'name', label: KARTE.nachName },
								]}
								value={mitte === null || suche.sort === 'name' ? 'name' : 'entfernung'}
								onChange={(wert) => setze({ sort: wert === 'name' ? 'name' : undefined })}
							/>
						</Span>
						<div className={css.listenzusatz}>
							{suche.ort !== undefined && karte.data && (
								<p role="status">{umkreis ? KARTE.umkreisUm(umkreis.km, umkreis.mitte.name) : KARTE.ortUnbekannt}</p>
							)}
							<SwitchField
								label={KARTE.sicht}
								checked={suche.sicht === true}
								wrapperProps={suche.sicht ? {} : { 'data-print': 'hide' }}
								onChange={(event) => setze({ sicht: event.currentTarget.checked || undefined })}
							/>
						</div>
					</div>
					{karte.isLoading && <SkeletonLines lines={12} />}
					{karte.isError && <ErrorBox onRetry={() => karte.refetch()} />}
					{(karte.data || zyklusID === '') && liste.length === 0 && (
						<Nichts istGefiltert={istGefiltert(suche)} onReset={setzeZurueck} />
					)}
					<Stellenliste treffer={liste} gewaehlt={gewaehlt} merkliste={merkliste} onWahl={waehle} />
					{merkliste && nachschlag && (
						<Merkkorb
							merkliste={merkliste}
							weiter={
								besuch.freiwilligerID ? (
									<Bewerben freiwilligerID={besuch.freiwilligerID} merkliste={merkliste} nachschlag={nachschlag} />
								) : (
									<ZurRegistrierung merkliste={merkliste} />
								)
							}
						/>
					)}
				</section>
				<Kartenbild
					ref={bild}
					punkte={zuZeigen}
					hoechstens={mitte === null ? OHNE_UMKREIS_HOECHSTENS : undefined}
					onBlick={suche.sicht ? setBlick : undefined}
					treffer={treffer}
					umkreis={umkreis}
					gewaehlt={gewaehlt}
					istGemerkt={(id) => merkliste?.istGemerkt(id) ?? false}
					onWahl={waehleMarke}
				>
					{offen && (
						<Stellenkarte
							key={offen.ort.id}
							treffer={offen}
							zyklusID={zyklusID}
							merkliste={merkliste}
							onClose={() => setGewaehlt(null)}
						/>
					)}
				</Kartenbild>
			</div>
			<Tooltips />
		</PublicFrame>
	);
}

function Nichts({ istGefiltert, onReset }: { istGefiltert: boolean; onReset: () => void }) {
	if (!istGefiltert) return <EmptyState icon={IconMapPinOff} title={KARTE.keine} text={KARTE.keineOnline} plain />;
	return (
		<EmptyState
			icon={IconMapPinOff}
			title={KARTE.keine}
			text={KARTE.keineText}
			action={<Button onClick={onReset}>{KARTE.zuruecksetzen}</Button>}
			plain
		/>
	);
}

/** What the map begins with: the whole radius where there is one, otherwise all places. */
function punkte(treffer: readonly Treffer[], mitte: Mittelpunkt | null, km = UMKREIS_STANDARD) {
	if (mitte === null) return treffer.filter(({ lage }) => lage !== null);
	const { x, y } = aufKarte(mitte);
	const r = kmAufKarte(km, mitte.lat);
	return [
		{ x: x - r, y: y - r },
		{ x: x + r, y: y + r },
	];
}
