import { Flex, Group, Stack, Title } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useState } from 'react';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { WIDE } from '../../../ui/layout/file-body.tsx';
import { Pills } from '../../../ui/layout/tabs.tsx';
import { Span } from '../../../ui/span.ts';
import { useMinWidth } from '../../../ui/use-min-width.ts';
import { Status } from '../../status/status.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { BfdAbschnitt } from '../bfd/bfd-abschnitt.tsx';
import type { Vertrag } from '../typen.ts';
import { Aenderungen } from '../vertragsvergleich/aenderungen.tsx';
import { FruehereVertraege } from './fruehere-vertraege.tsx';
import { StornierterVertrag } from './stornierter-vertrag.tsx';
import { UnterschriftenLeiste } from './unterschriften-leiste.tsx';
import css from './vertrag.module.css';
import { VertragAktionen } from './vertrag-aktionen.tsx';
import { VertragLage } from './vertrag-lage.tsx';
import { VertragPdf } from './vertrag-pdf.tsx';
import { VertragTabelle } from './vertrag-tabelle.tsx';
import { Vertragspapier } from './vertragspapier.tsx';
import { zuletztStorniert } from './zuletzt-storniert.ts';

/** The contract in force or being negotiated, with what can be done; beside it who signs, below it those that were cancelled. */
export function VertragTab() {
	const { vertraege } = useAkte().freiwilliger;
	const breit = useMinWidth(WIDE);
	const geltende = vertraege.filter(({ status }) => status !== VERTRAGSTATUS.nr.Storniert).toReversed();
	const [gewaehlt, setGewaehlt] = useState<string | null>(null);
	const vertrag = geltende.find(({ id }) => id === gewaehlt) ?? geltende[0];
	const storniert = zuletztStorniert(vertraege);
	const zeigtStornierten = storniert !== null && gewaehlt === null;
	const stornierte = vertraege
		.filter(
			({ id, status }) => status === VERTRAGSTATUS.nr.Storniert && !(zeigtStornierten && id === storniert.vertrag.id),
		)
		.toReversed();
	const beiwerk = (
		<div className={css.beiwerk}>
			<UnterschriftenLeiste />
			{!breit && <Vertragspapier />}
		</div>
	);
	return (
		<Stack gap={16}>
			{geltende.length > 1 && !zeigtStornierten && (
				<Pills
					label={VERTRAG.vertraege}
					value={vertrag?.id ?? ''}
					onChange={setGewaehlt}
					options={geltende.map(({ id, einsatzort }) => ({ value: id, label: einsatzort }))}
				/>
			)}
			{zeigtStornierten ? (
				<StornierterVertrag storniert={storniert} onEntwurf={() => setGewaehlt(storniert.entwurf?.id ?? null)} />
			) : vertrag ? (
				<Flex component="article" direction="column" gap={12} miw={0} aria-labelledby="vertrag-titel">
					<Kopf vertrag={vertrag} istNeuester={vertrag === geltende[0]} />
					<VertragLage vertrag={vertrag} />
					<Aenderungen vertrag={vertrag} faltbar />
					<div className={css.spalten}>
						<Flex direction="column" gap={12} miw={0} flex={1}>
							<VertragTabelle vertrag={vertrag} />
							<BfdAbschnitt vertrag={vertrag} />
						</Flex>
						{beiwerk}
					</div>
				</Flex>
			) : (
				<>
					<EmptyState icon={IconFileOff} title={VERTRAG.keiner} text={VERTRAG.keinerText} />
					{beiwerk}
				</>
			)}
			<FruehereVertraege vertraege={stornierte} />
		</Stack>
	);
}

/** The papers of the file are those of its newest contract. */
function Kopf({ vertrag, istNeuester }: { vertrag: Vertrag; istNeuester: boolean }) {
	const { vertragsnummer, status } = vertrag;
	return (
		<Group gap="8px 16px" justify="space-between" wrap="wrap" mih={32}>
			<Group wrap="wrap" gap={12}>
				<Title id="vertrag-titel" order={2}>
					{VERTRAG.titel}
				</Title>
				<Status katalog={VERTRAGSTATUS} nummer={status} tinted />
				<Span className="tabular" variant="secondary">
					{vertragsnummer ? VERTRAG.nummer(vertragsnummer) : VERTRAG.nummerOffen}
				</Span>
			</Group>
			<Group wrap="wrap">
				{istNeuester && <VertragPdf />}
				<VertragAktionen vertrag={vertrag} />
			</Group>
		</Group>
	);
}
