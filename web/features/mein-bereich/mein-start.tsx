import { useQuery } from '@tanstack/react-query';
import { MEIN } from '../../texte/mein-bereich.ts';
import { Stack } from '../../ui/page.tsx';
import { useAkte } from '../akte/akte-kontext.tsx';
import { historieQuery } from '../akte/queries.ts';
import { usePageHead } from '../shell/page-head.ts';
import type { Sitzung } from '../shell/sitzung.ts';
import { Kopf } from '../start/kopf.tsx';
import { useNeueAenderungen } from '../vertragsvergleich/use-neue.ts';
import { zustaendigkeiten } from './andere.ts';
import { DarumKuemmernSich } from './darum-kuemmern-sich.tsx';
import { DokumenteKurz } from './dokumente-kurz.tsx';
import { useGefragt } from './gefragt.ts';
import { Kurzliste } from './kurzliste.tsx';
import css from './mein-bereich.module.css';
import { MeinVertrag } from './mein-vertrag.tsx';
import { MeineAkte } from './meine-akte.tsx';
import { offeneDokumente, useAnforderungen } from './offene-dokumente.ts';
import { geordnet } from './ordnung.ts';
import { schritte } from './schritte.ts';
import { Schrittliste } from './schrittliste.tsx';
import { geltenderVertrag, stand } from './stand.ts';
import { Statusleiste } from './statusleiste.tsx';
import { statuslinie } from './statuslinie.ts';

interface MeinStartProps {
	sitzung: Sitzung;
	freiwilligerID: string;
	heute: string;
}

/** Start page of a volunteer: where it stands, what he can do, who does the rest. */
export function MeinStart(props: MeinStartProps) {
	usePageHead({ title: MEIN.start });
	return (
		<MeineAkte {...props}>
			<Inhalt />
		</MeineAkte>
	);
}

const KEINE_HISTORIE: readonly never[] = [];

function Inhalt() {
	const akte = useAkte();
	const { freiwilliger, sitzung, heute } = akte;
	const { data: historie = KEINE_HISTORIE } = useQuery(historieQuery(freiwilliger.id));
	const stationen = statuslinie(freiwilliger, historie);
	const vertrag = geltenderVertrag(akte);
	const neue = useNeueAenderungen(freiwilliger.vertraege);
	const gefragt = useGefragt()?.felder.filter((f) => !f.isAusgefuellt) ?? [];
	const dokumente = useAnforderungen();
	const offene = offeneDokumente(dokumente).length;
	const fehlend = gefragt.map(({ bezeichnung }) => bezeichnung);
	return (
		<>
			<Kopf titel={MEIN.gruss(sitzung.name)}>{stand(akte, heute)}</Kopf>
			<Statusleiste stationen={stationen} />
			<div className={vertrag || offene > 0 ? css.spalten : css.eine}>
				<Stack gap={24}>
					<Schrittliste
						schritte={schritte(akte, { neueBedingungen: neue, gefragt: fehlend, dokumente })}
						vorbei={freiwilliger.status >= 9000}
						naechster={stationen.find(({ lage }) => lage === 'spaeter')?.nummer}
					/>
					<DarumKuemmernSich zustaendigkeiten={zustaendigkeiten(akte)} />
					<Kurzliste wuensche={geordnet(akte.wuensche)} />
				</Stack>
				<Stack gap={32}>
					<DokumenteKurz anforderungen={dokumente} />
					{vertrag && <MeinVertrag vertrag={vertrag} />}
				</Stack>
			</div>
		</>
	);
}
