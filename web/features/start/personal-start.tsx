import { Box, Stack } from '@mantine/core';
import { IconAlertTriangle, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Parameter } from '../../client/contract.ts';
import { START } from '../../texte/start.ts';
import { EINRICHTEN } from '../../texte/verwaltung/einrichten.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { useZyklus } from '../portal/zyklus.ts';
import { Ladefehler } from '../seite/ladefehler.tsx';
import { waechterQuery } from '../waechter/queries.ts';
import { Angepinnt } from './angepinnt.tsx';
import { ausgewaehlt } from './aufgaben.ts';
import { Aufgabenliste } from './aufgabenliste.tsx';
import { begruessung, datumszeile, type NaechsterDienst } from './begruessung.ts';
import { Einrichten } from './einrichten/einrichten.tsx';
import { einrichtungQuery } from './einrichten/queries.ts';
import { ErsteSchritte } from './erste-schritte-karte.tsx';
import { BewerbungenJeWoche } from './je-woche.tsx';
import { Kennzahlen } from './kennzahlen.tsx';
import { Kopf } from './kopf.tsx';
import { NaechsteSeminare } from './naechste-seminare.tsx';
import { FreiePlaetze } from './plaetze.tsx';
import { type Startseite, startQuery } from './queries.ts';
import css from './start.module.css';
import type { Auswahl } from './suche.ts';
import { Trichter } from './trichter.tsx';

const SKELETT_ZEILEN = 12;

interface PersonalStartProps {
	sitzung: Sitzung;
	heute: string;
	auswahl: Auswahl;
}

/** Start page of the staff. Until a place has been online, an administrator's is the list of what is to be set up. */
export function PersonalStart({ sitzung, heute, auswahl }: PersonalStartProps) {
	const { data: lage, isPending } = useQuery({ ...einrichtungQuery, enabled: darf(sitzung, 'ADMIN') });
	usePageHead({ title: START.titel });
	if (darf(sitzung, 'ADMIN') && isPending) return <Laedt sitzung={sitzung} />;
	if (!lage || lage.warOnline)
		return <Arbeit sitzung={sitzung} heute={heute} auswahl={auswahl} ohneSignaturform={lage?.ohneSignaturform ?? 0} />;
	return (
		<Page>
			<Kopf titel={begruessung(sitzung.name, new Date())}>{EINRICHTEN.leer}</Kopf>
			<Einrichten lage={lage} />
		</Page>
	);
}

function Laedt({ sitzung }: { sitzung: Sitzung }) {
	return (
		<Page>
			<Kopf titel={begruessung(sitzung.name, new Date())}>{null}</Kopf>
			<SkeletonLines lines={SKELETT_ZEILEN} />
		</Page>
	);
}

/** What is to do, and how the cycle stands. */
function Arbeit({ sitzung, heute, auswahl, ohneSignaturform }: PersonalStartProps & { ohneSignaturform: number }) {
	const zyklus = useZyklus();
	const query = useQuery(startQuery);
	const { data: parameter } = useQuery(parameterQuery);
	const traeger = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
	const { data: gefahren } = useQuery({ ...waechterQuery({ nurSummen: 'true' }), enabled: traeger });
	return (
		<Page>
			<Kopf titel={begruessung(sitzung.name, new Date())} aktion={traeger && <Erfassen />}>
				{datumszeile(heute, zyklus, naechster(query.data))}
			</Kopf>
			{traeger && parameter?.bewerbungslage === 'VORBEREITUNG' && <NochNicht />}
			{ohneSignaturform > 0 && <FormOffen dokumente={ohneSignaturform} />}
			<ErsteSchritte sitzung={sitzung} />
			<Geladen query={query} lines={SKELETT_ZEILEN} failed={Ladefehler}>
				{(data) => (
					<>
						<Kennzahlen zahlen={data.zahlen} plaetze={data.plaetze} traeger={traeger} />
						<div className={css.spalten}>
							<Aufgabenliste
								auswahl={auswahl}
								name={sitzung.name}
								aufgaben={(welche) => ausgewaehlt(data, { heute, traeger, gefahr: gefahren?.alle }, welche)}
								istOffen={parameter === undefined || istOffen(parameter)}
							/>
							<Stack gap={24}>
								<Angepinnt sitzung={sitzung} />
								<Trichter stufen={data.stufen} zyklus={zyklus?.bezeichnung ?? ''} />
								<FreiePlaetze plaetze={data.plaetze} />
								<BewerbungenJeWoche jeWoche={data.bewerbungenJeWoche} heute={heute} />
								<NaechsteSeminare seminare={data.seminare} traeger={traeger} />
							</Stack>
						</div>
					</>
				)}
			</Geladen>
		</Page>
	);
}

const Erfassen = () => (
	<LinkButton icon={IconUserPlus} to="/admin/freiwillige/neu">
		{START.erfassen}
	</LinkButton>
);

/** The next service that begins without a contract being concluded. */
function naechster(seite: Startseite | undefined): NaechsterDienst | null {
	const zahl = seite?.zahlen.find(({ art }) => art === 'EINIGUNG');
	return zahl?.frueheste ? { tag: zahl.frueheste, vertraege: zahl.anzahl } : null;
}

/** Registrations are refused: whoever can change that is told first. */
const NochNicht = () => (
	<Warnung title={EINRICHTEN.gesperrt} action={<TextLink to="/admin/system/texte">{EINRICHTEN.texte}</TextLink>}>
		{EINRICHTEN.gesperrtText}
	</Warnung>
);

/** A tenant from before the form was a choice: nobody has made it yet. */
const FormOffen = ({ dokumente }: { dokumente: number }) => (
	<Warnung
		title={EINRICHTEN.formOffen}
		action={<TextLink to="/admin/dokumentencenter">{EINRICHTEN.dokumente}</TextLink>}
	>
		{EINRICHTEN.formOffenText(dokumente)}
	</Warnung>
);

const Warnung = (props: Pick<ComponentProps<typeof Banner>, 'title' | 'action' | 'children'>) => (
	<Box pb={20}>
		<Banner kind="warning" icon={IconAlertTriangle} {...props} />
	</Box>
);

/** Applications can come, or could until the phase was closed: then an empty queue means that all is done. */
const istOffen = ({ bewerbungslage }: Parameter) => bewerbungslage === 'OFFEN' || bewerbungslage === 'GESCHLOSSEN';
