import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { wartelage } from '#domain/akte/dran/warten.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import { useAkte } from '../akte/akte-kontext.tsx';
import { findeAktion } from '../akte/aktionen.ts';
import { historieQuery } from '../akte/queries.ts';
import { useNeueAenderungen } from '../akte/vertragsvergleich/use-neue.ts';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { planungQuery } from '../seminarplanung/queries.ts';
import { Angepinnt } from '../start/angepinnt.tsx';
import { Kopf } from '../start/kopf.tsx';
import { nachFaelligkeit, schritte } from './bewerbung/schritte.ts';
import { Schrittliste } from './bewerbung/schrittliste.tsx';
import { SoGehtEsWeiter } from './bewerbung/so-geht-es-weiter.tsx';
import { geltenderVertrag, stand } from './bewerbung/stand.ts';
import { Statusleiste } from './bewerbung/statusleiste.tsx';
import { statuslinie } from './bewerbung/statuslinie.ts';
import { DokumenteKurz } from './dokumente-kurz.tsx';
import { Fragen } from './fragen.tsx';
import { fehlendes, useGefragt } from './gefragt.ts';
import { Kurzliste } from './kurzliste.tsx';
import css from './mein-bereich.module.css';
import { MeinVertrag } from './mein-vertrag.tsx';
import { MeineAkte } from './meine-akte.tsx';
import { MeineGespraeche } from './meine-gespraeche.tsx';
import { useAnforderungen } from './offene-dokumente.ts';
import { geordnet } from './ordnung.ts';
import { SeminareKurz } from './seminare-kurz.tsx';
import { seminarschritte } from './seminarschritte.ts';

interface MeinStartProps {
	sitzung: Sitzung;
	freiwilligerID: string;
	heute: string;
}

/** Start page of a volunteer: where it stands, who is at turn, what he can do, whom to ask. */
export function MeinStart(props: MeinStartProps) {
	usePageHead({ title: MEIN.start });
	return (
		<MeineAkte {...props}>
			<Inhalt />
		</MeineAkte>
	);
}

/** Seminar days, where there is a contract and the Traeger reckons them. */
function useEigenePlanung(freiwilligerID: string | null) {
	const { data: parameter } = useQuery(parameterQuery);
	const enabled = freiwilligerID !== null && parameter?.isSeminarverwaltungEnabled === true;
	return useQuery({ ...planungQuery(freiwilligerID ?? ''), enabled }).data ?? null;
}

const KEINE_HISTORIE: readonly never[] = [];

function Inhalt() {
	const akte = useAkte();
	const { freiwilliger, sitzung, heute } = akte;
	const { data: historie = KEINE_HISTORIE } = useQuery(historieQuery(freiwilliger.id));
	const stationen = statuslinie(freiwilliger, historie, akte.wuensche);
	const { dran } = wartelage(freiwilliger.status, akte.wuensche);
	const vertrag = geltenderVertrag(akte);
	const neue = useNeueAenderungen(freiwilliger.vertraege);
	const gefragt = fehlendes(useGefragt());
	const dokumente = useAnforderungen();
	const fehlend = gefragt.map(({ bezeichnung }) => bezeichnung);
	const planung = useEigenePlanung(vertrag ? freiwilliger.id : null);
	const alle = schritte(akte, { neueBedingungen: neue, gefragt: fehlend, dokumente });
	const offeneSchritte = nachFaelligkeit([...alle, ...seminarschritte(planung, heute)], heute);
	return (
		<>
			<Kopf titel={MEIN.gruss(sitzung.name)}>
				{stand(akte, heute)} {offeneSchritte.length === 0 && dran !== 'FREIWILLIGER' && MEIN.nichtsNoetig}
			</Kopf>
			<Statusleiste stationen={stationen} />
			<div className={css.spalten}>
				<Stack gap={24}>
					<SoGehtEsWeiter schritte={offeneSchritte} />
					<Schrittliste schritte={offeneSchritte} vorbei={freiwilliger.status >= FREIWILLIGER.nr.Dienstende} />
					<Kurzliste
						wuensche={geordnet(akte.wuensche)}
						heute={heute}
						darfBewerben={findeAktion(akte, 'bewerben')?.erlaubt ?? false}
					/>
				</Stack>
				<Stack gap={32}>
					<Angepinnt sitzung={sitzung} />
					<MeineGespraeche freiwilligerID={freiwilliger.id} />
					<DokumenteKurz anforderungen={dokumente} />
					{planung && <SeminareKurz planung={planung} heute={heute} />}
					{vertrag && <MeinVertrag vertrag={vertrag} />}
					<Fragen freiwilligerID={freiwilliger.id} />
				</Stack>
			</div>
		</>
	);
}
