import { Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageTitle, Section } from '../../ui/layout/page.tsx';
import { useAkte } from '../akte/akte-kontext.tsx';
import type { Vertrag } from '../akte/typen.ts';
import { FruehereVertraege } from '../akte/vertrag/fruehere-vertraege.tsx';
import { bezeichnung, VERTRAGSGRUPPEN, vertragsanzeige } from '../akte/vertrag/vertragsfelder.ts';
import { Warum } from '../akte/vertrag/warum.tsx';
import { Aenderungen } from '../akte/vertragsvergleich/aenderungen.tsx';
import { usePageHead } from '../portal/page-head.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import { Status } from '../status/status.tsx';
import { geltenderVertrag } from './bewerbung/stand.ts';
import { EigeneUnterschriften } from './eigene-unterschriften.tsx';
import css from './mein-bereich.module.css';
import { MeinZeugnis } from './mein-zeugnis.tsx';
import { MeineAkte } from './meine-akte.tsx';
import { Vertragsdokumente } from './vertragsdokumente.tsx';

interface MeinVertragPageProps {
	sitzung: Sitzung;
	freiwilligerID: string;
	heute: string;
}

/** The volunteer's contract, to be read. */
export function MeinVertragPage(props: MeinVertragPageProps) {
	usePageHead({ title: MEIN.meinVertrag });
	return (
		<MeineAkte {...props}>
			<Inhalt />
		</MeineAkte>
	);
}

function Inhalt() {
	const akte = useAkte();
	const vertrag = geltenderVertrag(akte);
	const fruehere = akte.freiwilliger.vertraege.filter((einer) => einer !== vertrag);
	return (
		<>
			<PageTitle
				title={MEIN.meinVertrag}
				note={vertrag && <Status katalog={VERTRAGSTATUS} nummer={vertrag.status} tinted size="lg" />}
			/>
			<Stack gap={24} pt={16} maw={720}>
				<EigeneUnterschriften />
				<Vertragsdokumente />
				{vertrag ? (
					<>
						<Aenderungen vertrag={vertrag} groesse="md" />
						<MeinZeugnis vertrag={vertrag} />
						<Bedingungen vertrag={vertrag} />
					</>
				) : (
					<EmptyState icon={IconFileText} title={MEIN.keinVertrag} text={MEIN.keinVertragText} />
				)}
				<FruehereVertraege vertraege={fruehere} />
			</Stack>
		</>
	);
}

/** Settled between Einsatzstelle and Traeger; no term of the volunteer's. */
const UNTER_ANDEREN: readonly string[] = ['estBeitrag', 'isBuchhaltungTraeger', 'isSonderkonzept', 'isAbschnitte'];

/** All terms that are set; what isn't yet, doesn't stand there. */
function Bedingungen({ vertrag }: { vertrag: Vertrag }) {
	const kopf = [
		[MEIN.nummer, vertrag.vertragsnummer],
		[MEIN.dienstart, vertrag.dienstart],
	] as const;
	return (
		<Stack gap={24}>
			<Liste zeilen={kopf} />
			{VERTRAGSGRUPPEN.map(({ titel, felder }) => {
				const zeilen = felder
					.filter(({ feld }) => !UNTER_ANDEREN.includes(feld))
					.map(
						(feld) =>
							[
								bezeichnung(feld),
								vertragsanzeige(vertrag, feld),
								<Warum key={feld.feld} vertrag={vertrag} feld={feld.feld} name={bezeichnung(feld)} />,
							] as const,
					);
				return zeilen.some(([, wert]) => wert !== null) ? (
					<Section key={titel} title={titel} ruled>
						<Liste zeilen={zeilen} />
					</Section>
				) : null;
			})}
		</Stack>
	);
}

function Liste({ zeilen }: { zeilen: readonly (readonly [name: string, wert: string | null, warum?: ReactNode])[] }) {
	return (
		<dl className={css.vertrag}>
			{zeilen.map(
				([name, wert, warum]) =>
					wert !== null && (
						<div key={name}>
							<dt>{name}</dt>
							<dd>
								{wert} {warum}
							</dd>
						</div>
					),
			)}
		</dl>
	);
}
