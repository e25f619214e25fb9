import { Group, Title } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hatStatus } from '../../client/api-fehler.ts';
import { adressbild } from '../../client/bild.ts';
import { KARTE } from '../../texte/zugang/karte.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Empfehlung } from '../landeseite/empfehlung.tsx';
import { PublicFrame } from '../oeffentlich/public-frame.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { hindernis } from '../registrierung/nachschlag.ts';
import { NotFoundScreen } from '../seite/not-found-screen.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { leistungen, Platzstand } from './angaben-zur-stelle.tsx';
import { Anmeldeknopf } from './anmeldeknopf.tsx';
import { Bewerben } from './bewerben.tsx';
import { type Besuch, useKartenlage } from './kartenlage.ts';
import { Merken } from './merken.tsx';
import { Merkkorb, ZurRegistrierung } from './merkliste.tsx';
import { type Kartenstelle, sportartenQuery, stelleQuery, taetigkeitsfelderQuery, useNamen } from './queries.ts';
import css from './stelle-page.module.css';

interface StellePageProps {
	id: string;
	/** The cycle the link speaks of. */
	zyklus: string | undefined;
	/** Where the link says somebody comes from. */
	verweis: string | undefined;
	besuch: Besuch;
}

/** One place with all that is public of it, and the way to apply for it. */
export function StellePage({ id, zyklus, verweis, besuch }: StellePageProps) {
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	const { lage, nachschlag, zyklusID, merkliste } = useKartenlage(besuch, zyklus);
	const stelle = useQuery({ ...stelleQuery(id, zyklusID), enabled: zyklusID !== '' });
	usePageHead({ title: stelle.data?.bezeichnung ?? KARTE.titel });
	if (hatStatus(stelle.error, 404) || hatStatus(stelle.error, 400)) return <NotFoundScreen />;
	return (
		<PublicFrame actions={<Anmeldeknopf besuch={besuch} />}>
			{!nachschlag && (
				<Banner kind="info" icon={IconInfoCircle} title={hindernis(parameter) ?? KARTE.geschlossen} full />
			)}
			{nachschlag && lage?.hindernis && <Banner kind="info" icon={IconInfoCircle} title={lage.hindernis} full />}
			<div className={css.seite}>
				<div>
					<LinkButton
						variant="quiet"
						size="sm"
						icon={IconArrowLeft}
						to="/karte"
						search={{ zyklus: zyklusID || undefined }}
					>
						{KARTE.zurKarte}
					</LinkButton>
					<Empfehlung parameter={parameter} verweis={verweis} />
					{zyklusID !== '' && (
						<Geladen query={stelle} lines={10}>
							{(data) => <Angaben stelle={data}>{merkliste && <Merken ort={data} merkliste={merkliste} />}</Angaben>}
						</Geladen>
					)}
				</div>
				{merkliste && nachschlag && (
					<aside className={css.korb}>
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
					</aside>
				)}
			</div>
		</PublicFrame>
	);
}

const TEXT = KARTE.seite;

function Angaben({ stelle, children }: { stelle: Kartenstelle; children: ReactNode }) {
	const dienstarten = useSuspenseQuery(dienstartenQuery).data.filter(({ id }) => stelle.dienstartIDs.includes(id));
	const sportarten = useNamen(sportartenQuery)(stelle.sportartIDs);
	const felder = useNamen(taetigkeitsfelderQuery)(stelle.taetigkeitsfeldIDs);
	const strasse = [stelle.strasse, stelle.hausnummer].filter(Boolean).join(' ');
	const [erstes, ...weitere] = stelle.bildUploadIDs;
	return (
		<article className={css.stelle}>
			<Title order={1} fz={24} lh="32px" fw={650}>
				{stelle.bezeichnung}
			</Title>
			{stelle.einsatzstelle && stelle.einsatzstelle !== stelle.bezeichnung && <p>{stelle.einsatzstelle}</p>}
			<Group gap="4px 24px" wrap="wrap">
				<Platzstand ort={stelle} />
				{children}
			</Group>
			{erstes && <img className={css.titelbild} src={adressbild(erstes)} alt={KARTE.bildVon(stelle.bezeichnung)} />}
			<Abschnitt titel={TEXT.beschreibung}>
				<p className={css.text}>{stelle.beschreibung ?? KARTE.beschreibungFehlt}</p>
			</Abschnitt>
			{stelle.taetigkeiten && (
				<Abschnitt titel={TEXT.taetigkeiten}>
					<p className={css.text}>{stelle.taetigkeiten}</p>
				</Abschnitt>
			)}
			<Abschnitt titel={TEXT.angaben}>
				<dl className={css.angaben}>
					<Angabe name={TEXT.adresse} worte={[[strasse, `${stelle.plz} ${stelle.ort}`].filter(Boolean).join(', ')]} />
					<Angabe name={TEXT.dienstarten} worte={dienstarten.map(({ bezeichnung }) => bezeichnung)} />
					<Angabe name={TEXT.sportarten} worte={sportarten} />
					<Angabe name={TEXT.taetigkeitsfelder} worte={felder} />
					<Angabe name={TEXT.leistungen} worte={leistungen(stelle)} />
					<Angabe name={TEXT.alter} worte={TEXT.jahre(stelle.mindestalter, stelle.hoechstalter)} />
					<Angabe name={TEXT.website} worte={stelle.website ? [stelle.website] : []} />
				</dl>
			</Abschnitt>
			{weitere.length > 0 && (
				<Abschnitt titel={TEXT.bilder}>
					<ul className={css.bilder}>
						{weitere.map((uploadID, nr) => (
							<li key={uploadID}>
								<a href={adressbild(uploadID)}>
									<img src={adressbild(uploadID)} alt={KARTE.weiteresBild(nr + 2, stelle.bezeichnung)} loading="lazy" />
								</a>
							</li>
						))}
					</ul>
				</Abschnitt>
			)}
		</article>
	);
}

function Abschnitt({ titel, children }: { titel: string; children: ReactNode }) {
	return (
		<section>
			<Title order={2} fw={600} mb={4}>
				{titel}
			</Title>
			{children}
		</section>
	);
}

/** What there is to say under one name; nothing: the line is left out. */
function Angabe({ name, worte }: { name: string; worte: readonly string[] }) {
	if (worte.length === 0) return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd>{worte.join(', ')}</dd>
		</div>
	);
}
