import { Flex, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { STELLEN } from '../../../texte/zugang/registrierung.ts';
import { IconButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { Span } from '../../../ui/span.ts';
import type { Wunschstelle } from '../angaben.ts';
import { alterVon, auswahl } from '../dienstartwahl.ts';
import { type Formular, feldID } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import { verschiebe } from '../reihenfolge.ts';
import css from './merkliste.module.css';

/** The chosen places beside step 1: their order, and the Dienstart of each. */
export function MerklisteWahl({ formular, nachschlag }: { formular: Formular; nachschlag: Nachschlag }) {
	const { wuensche } = formular.values;
	const { maxBewerbungen } = nachschlag.parameter;
	const fehler = formular.errors.wuensche;
	return (
		<section id={feldID('wuensche')} tabIndex={-1} className={css.wahl}>
			<Group gap={12} align="baseline" justify="space-between">
				<Title order={2} size="h3">
					{STELLEN.merkliste}
				</Title>
				<Span className="tabular" variant="secondary">
					{STELLEN.vonHoechstens(wuensche.length, maxBewerbungen)}
				</Span>
			</Group>
			{wuensche.length > 1 && <Text variant="hint">{STELLEN.reihenfolge}</Text>}
			<VisuallyHidden role="status">{STELLEN.stand(wuensche.length, maxBewerbungen)}</VisuallyHidden>
			{fehler && <p className={css.fehler}>{fehler}</p>}
			{wuensche.length === 0 && <p className={css.leer}>{STELLEN.leer}</p>}
			<ol className={css.liste}>
				{wuensche.map((stelle, i) => (
					<Eintrag key={stelle.einsatzortID} stelle={stelle} i={i} formular={formular} nachschlag={nachschlag} />
				))}
			</ol>
		</section>
	);
}

interface EintragProps {
	stelle: Wunschstelle;
	i: number;
	formular: Formular;
	nachschlag: Nachschlag;
}

function Eintrag({ stelle: { bezeichnung, dienstartIDs }, i, formular, nachschlag }: EintragProps) {
	const { wuensche } = formular.values;
	const { isDienstartWunschPflicht, isDienstartJeStellePflicht } = nachschlag.umfeld;
	const pfad = `wuensche.${i}.dienstartID`;
	const schiebe = (um: -1 | 1) => formular.setFieldValue('wuensche', verschiebe(wuensche, i, um));
	return (
		<li className={css.eintrag}>
			<div className={css.zeile}>
				<Span className="tabular" variant="muted" miw={8}>
					{i + 1}
				</Span>
				<span className={css.name}>{bezeichnung}</span>
				<Flex component="span" display="inline-flex" flex="none">
					<IconButton
						{...KNOPF}
						icon={IconArrowUp}
						label={STELLEN.nachOben(bezeichnung)}
						disabled={i === 0}
						onClick={() => schiebe(-1)}
					/>
					<IconButton
						{...KNOPF}
						icon={IconArrowDown}
						label={STELLEN.nachUnten(bezeichnung)}
						disabled={i === wuensche.length - 1}
						onClick={() => schiebe(1)}
					/>
					<IconButton
						{...KNOPF}
						icon={IconX}
						label={STELLEN.entfernen(bezeichnung)}
						onClick={() => formular.removeListItem('wuensche', i)}
					/>
				</Flex>
			</div>
			{(isDienstartWunschPflicht || isDienstartJeStellePflicht) && (
				<SelectField
					id={feldID(pfad)}
					size="md"
					aria-label={STELLEN.dienstartFuer(bezeichnung)}
					placeholder={
						isDienstartJeStellePflicht ? STELLEN.dienstart : `${STELLEN.dienstart}: ${STELLEN.dienstartOffen}`
					}
					data={auswahl(nachschlag, dienstartIDs, alterVon(formular.values, nachschlag))}
					clearable={!isDienstartJeStellePflicht}
					required={isDienstartJeStellePflicht}
					{...formular.getInputProps(pfad)}
				/>
			)}
		</li>
	);
}

const KNOPF = { size: 'sm', variant: 'bare' } as const;
