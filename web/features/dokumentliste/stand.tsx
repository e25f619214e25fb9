import { ANFORDERUNG_LABEL } from '#domain/status/anforderung.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTLISTE as TEXT } from '../../texte/listen/dokumentliste.ts';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Inline } from '../../ui/inline.ts';
import { ampel } from './ampel.ts';
import type { Dokumentzeile } from './liste.ts';

/** Why there is nothing although something was handed in. */
const HINFAELLIG: readonly unknown[] = [4000, 8000, 9000];

export function Dokumentstand({ zeile }: { zeile: Dokumentzeile }) {
	const { anforderungsstatus, dokumentstatus, isUeberfaellig } = zeile;
	return (
		<Inline gap={6}>
			<Ampel state={ampel(zeile)}>{ANFORDERUNG_LABEL[anforderungsstatus]}</Ampel>
			{anforderungsstatus === 'NOT_PROVIDED' && dokumentstatus !== null && HINFAELLIG.includes(dokumentstatus) && (
				<Tag>{DOKUMENT.eintraege[dokumentstatus].label}</Tag>
			)}
			{isUeberfaellig && <Tag>{TEXT.ueberfaellig}</Tag>}
		</Inline>
	);
}
