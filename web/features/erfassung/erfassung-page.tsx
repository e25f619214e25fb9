import { Group, Stack } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { AKTE } from '../../texte/akte/akte.ts';
import { ERFASSUNG } from '../../texte/akte/erfassung.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../ui/fields/fields.tsx';
import { Steps } from '../../ui/figures/steps.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Dublettenhinweis } from '../akte/dubletten/dublettenhinweis.tsx';
import type { Crumb } from '../portal/page-head.ts';
import { usePageHead } from '../portal/page-head.ts';
import { useOhneZyklus, useZyklus } from '../portal/zyklus.ts';
import { OhneZyklus } from '../seite/ladefehler.tsx';
import { LEER, merkmaleVon, SCHRITTE, type Schritt } from './angaben.ts';
import css from './erfassung.module.css';
import { FelderSchritt } from './felder-schritt.tsx';
import { StellenSchritt } from './stellen-schritt.tsx';
import { type Erfassung, useErfassung } from './use-erfassung.ts';
import { ZugangSchritt } from './zugang-schritt.tsx';
import { Zusammenfassung } from './zusammenfassung.tsx';

const CRUMBS: readonly Crumb[] = [
	{ label: AKTE.freiwillige },
	{ label: AKTE.bewerbungen, link: { to: '/admin/bewerbungen' } },
];
const LEISTE = SCHRITTE.map((key) => ({ key, label: ERFASSUNG.schritte[key] }));

/** Staff enters a volunteer step by step: who, how to reach, where, with or without access. */
export function ErfassungPage({ heute, userID }: { heute: string; userID: string }) {
	const erfassung = useErfassung(heute, userID);
	const zyklus = useZyklus();
	const ohneZyklus = useOhneZyklus();
	const { schritt, angaben, maengel, sendet } = erfassung;
	usePageHead({ title: ERFASSUNG.titel, crumbs: CRUMBS });
	if (ohneZyklus)
		return (
			<Page>
				<PageTitle title={ERFASSUNG.titel} />
				<OhneZyklus />
			</Page>
		);
	return (
		<Page>
			<UnsavedChangesGuard dirty={JSON.stringify(angaben) !== JSON.stringify(LEER) && !sendet} />
			<PageTitle title={ERFASSUNG.titel} note={zyklus && ERFASSUNG.zyklus(zyklus.bezeichnung)} />
			<Steps
				label={ERFASSUNG.schritteLabel}
				steps={LEISTE}
				current={SCHRITTE.indexOf(schritt)}
				onStep={(index) => erfassung.gehe(SCHRITTE[index] ?? 'person')}
			/>
			<Form
				className={css.formular}
				onSubmit={(event) => {
					event.preventDefault();
					erfassung.vor();
				}}
			>
				<Stack>
					<Kopf schritt={schritt} ruhig={maengel.length > 0} />
					<ErrorSummary errors={maengel} />
					<Dublettenhinweis merkmale={merkmaleVon(angaben)} />
					<Inhalt erfassung={erfassung} heute={heute} />
				</Stack>
				<Fuss erfassung={erfassung} />
			</Form>
		</Page>
	);
}

/** The heading takes the focus at a change of step, unless a summary of errors does. */
function Kopf({ schritt, ruhig }: { schritt: Schritt; ruhig: boolean }) {
	const titel = useRef<HTMLHeadingElement>(null);
	const zuletzt = useRef(schritt);
	useEffect(() => {
		if (zuletzt.current !== schritt && !ruhig) titel.current?.focus();
		zuletzt.current = schritt;
	}, [schritt, ruhig]);
	return (
		<Group gap={16} align="baseline" justify="space-between">
			<h2 ref={titel} className={css.titel} tabIndex={-1}>
				{ERFASSUNG.schritte[schritt]}
			</h2>
			{(schritt === 'person' || schritt === 'kontakt') && <RequiredHint />}
		</Group>
	);
}

function Inhalt({ erfassung, heute }: { erfassung: Erfassung; heute: string }) {
	switch (erfassung.schritt) {
		case 'person':
		case 'kontakt':
			return <FelderSchritt key={erfassung.schritt} erfassung={erfassung} schritt={erfassung.schritt} heute={heute} />;
		case 'einsatzort':
			return <StellenSchritt erfassung={erfassung} />;
		case 'zugang':
			return <ZugangSchritt erfassung={erfassung} />;
		case 'zusammenfassung':
			return <Zusammenfassung erfassung={erfassung} />;
	}
}

function Fuss({ erfassung: { schritt, gehe, sendet } }: { erfassung: Erfassung }) {
	const stelle = SCHRITTE.indexOf(schritt);
	const voriger = SCHRITTE[stelle - 1];
	const naechster = SCHRITTE[stelle + 1];
	return (
		<div className={css.fuss}>
			{voriger && (
				<Button icon={IconArrowLeft} onClick={() => gehe(voriger)}>
					{UI.vorher}
				</Button>
			)}
			<Button
				className={css.weiter}
				variant="primary"
				type="submit"
				loading={sendet}
				iconEnd={naechster && IconArrowRight}
			>
				{naechster ? ERFASSUNG.weiter(ERFASSUNG.schritte[naechster]) : ERFASSUNG.anlegen}
			</Button>
		</div>
	);
}
