import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PARAMETERFELDER } from '#domain/parameter/parameterfelder.ts';
import { PARAMETER as T } from '../../texte/verwaltung/parameter.ts';
import { cx } from '../../ui/cx.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { Konflikt } from '../formular/zwischenstand.tsx';
import { Inhalt } from './abschnitte.tsx';
import { BEREICHSNAMEN, type Bereich } from './bereiche.ts';
import { BriefkopfVorschau } from './briefkopf-vorschau.tsx';
import { feldID } from './eingaben.tsx';
import css from './parameter.module.css';
import type { Mandant } from './queries.ts';
import { Speicherleiste } from './speicherleiste.tsx';
import { FormularProvider, type Nachfrage, useFormular } from './use-formular.ts';
import { Vorschau } from './vorschau.tsx';
import { bereichVon, type Feld } from './werte.ts';

/** One form over all tabs: what is entered on one stays while another is shown. */
export function Formular({ mandant, bereich }: { mandant: Mandant; bereich: Bereich }) {
	const f = useFormular(mandant);
	const [fragt, setFragt] = useState<readonly Nachfrage[]>([]);
	const [frage] = fragt;
	const frageOderSpeichere = (fragen: readonly Nachfrage[]) => {
		setFragt(fragen);
		if (fragen.length === 0) f.speichern();
	};
	const speichere = () => {
		if (f.geaendert.length > 0 && !f.laeuft) frageOderSpeichere(f.nachfragen);
	};
	return (
		<FormularProvider form={f.form}>
			<UnsavedChangesGuard dirty={f.geaendert.length > 0} />
			<Reiter bereich={bereich} geaendert={f.geaendert} />
			<Form
				className={css.formular}
				sendsTooLong
				onSubmit={(event) => {
					event.preventDefault();
					speichere();
				}}
			>
				<div className={cx(css.spalten, (bereich === 'allgemein' || bereich === 'briefkopf') && css.mitVorschau)}>
					<Stack gap={32} pt={16} pb={32} pr={24} maw={640}>
						{f.konflikt && (
							<Konflikt onMeines={() => void f.loese(true)} onAnderes={() => void f.loese(false)}>
								{f.konflikt.details.map(({ text }) => (
									<p key={text}>{text}</p>
								))}
							</Konflikt>
						)}
						{f.stoerung && <ErrorBox text={f.stoerung.message} />}
						<ErrorSummary errors={fehlerliste(f.fehler, bereich)} />
						<Inhalt bereich={bereich} mandant={f.basis} />
					</Stack>
					{bereich === 'allgemein' && <Vorschau />}
					{bereich === 'briefkopf' && <BriefkopfVorschau />}
				</div>
				<Speicherleiste anzahl={f.geaendert.length} laeuft={f.laeuft} onVerwerfen={f.verwerfen} />
			</Form>
			{frage && (
				<ConfirmDialog
					opened
					onClose={() => setFragt([])}
					title={frage.titel}
					confirm={frage.verb}
					onConfirm={() => frageOderSpeichere(fragt.slice(1))}
				>
					{frage.text}
				</ConfirmDialog>
			)}
		</FormularProvider>
	);
}

function Reiter({ bereich, geaendert }: { bereich: Bereich; geaendert: readonly Feld[] }) {
	return (
		<Tabs label={T.bereiche}>
			{BEREICHSNAMEN.map((b) => {
				const istGeaendert = geaendert.some((feld) => bereichVon(feld) === b);
				return (
					<Tab
						key={b}
						to="/admin/system/parameter"
						search={{ bereich: b }}
						current={b === bereich}
						count={istGeaendert ? <span className={css.punkt} role="img" aria-label={T.bereichGeaendert} /> : undefined}
					>
						{T.bereich[b]}
					</Tab>
				);
			})}
		</Tabs>
	);
}

/** Fields of another tab can't be led to; they are named with it. */
function fehlerliste(fehler: Readonly<Record<string, string>>, bereich: Bereich) {
	return Object.entries(fehler).map(([pfad, text]) => {
		const feld = pfad.split('.')[0] as Feld;
		const wo = bereichVon(feld);
		const label = `${PARAMETERFELDER[feld]?.bezeichnung ?? feld}: ${text}`;
		if (wo === bereich) return { id: feldID(feld), label };
		return { label: wo ? `${T.bereich[wo]} – ${label}` : label };
	});
}
