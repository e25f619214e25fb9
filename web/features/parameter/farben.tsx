import { Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { PARAMETERFELDER } from '#domain/parameter/parameterfelder.ts';
import { PARAMETER as T } from '../../texte/verwaltung/parameter.ts';
import { contrast, fittingStep, isHexColor, MIN_CONTRAST, type Ramp, ramp } from '../../theme/palette.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { feldID } from './eingaben.tsx';
import css from './farben.module.css';
import { useFormularKontext } from './use-formular.ts';

const WEISS = '#ffffff';

/** The two colours, the steps that come from the first, and what to do when white can't be read on it. */
export function Farben() {
	const { colorPrimary, colorSecondary } = useFormularKontext().values;
	const akzent = isHexColor(colorSecondary) ? T.akzentHinweis(contrast(colorSecondary, WEISS)) : undefined;
	return (
		<>
			<Text variant="secondary">{T.farbenText}</Text>
			<FieldRow columns="1fr 1fr">
				<Farbfeld feld="colorPrimary" />
				<Farbfeld feld="colorSecondary" hinweis={akzent} />
			</FieldRow>
			{isHexColor(colorPrimary) && <Stufen farbe={colorPrimary.toLowerCase()} />}
		</>
	);
}

function Farbfeld({ feld, hinweis }: { feld: 'colorPrimary' | 'colorSecondary'; hinweis?: string }) {
	const form = useFormularKontext();
	const wert = form.values[feld];
	const name = PARAMETERFELDER[feld].bezeichnung;
	return (
		<TextField
			id={feldID(feld)}
			required
			label={name}
			description={hinweis}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			maxLength={7}
			autoComplete="off"
			spellCheck={false}
			leftSection={
				<input
					type="color"
					className={css.waehler}
					aria-label={T.waehlen(name)}
					value={isHexColor(wert) ? wert : '#000000'}
					onChange={(e) => form.setFieldValue(feld, e.currentTarget.value.toUpperCase())}
				/>
			}
			leftSectionPointerEvents="all"
			leftSectionWidth={44}
			{...form.getInputProps(feld)}
		/>
	);
}

function Stufen({ farbe }: { farbe: string }) {
	const stufen = ramp(farbe);
	return (
		<>
			<table className={css.stufen} aria-label={T.stufen(farbe.toUpperCase())}>
				<tbody>
					<tr>
						{stufen.steps.map((hex, i) => (
							<td
								key={hex}
								className={cx(css.stufe, i === stufen.own && css.eigene)}
								style={{ background: hex, color: contrast(hex, WEISS) >= MIN_CONTRAST ? WEISS : '#000000' }}
							>
								{i}
							</td>
						))}
					</tr>
					<tr>
						{stufen.steps.map((hex, i) => (
							<td key={hex} className={cx(css.wert, i === stufen.own && css.eigenerWert)}>
								{T.verhaeltnis(contrast(hex, WEISS)).replace(' : 1', '')}
							</td>
						))}
					</tr>
				</tbody>
			</table>
			<Warnung stufen={stufen} />
		</>
	);
}

function Warnung({ stufen }: { stufen: Ramp }) {
	const form = useFormularKontext();
	const besser = fittingStep(stufen);
	if (besser === null) return null;
	const farbe = stufen.steps[besser] as string;
	return (
		<div className={css.warnung} role="status">
			<Span variant="warning">
				<Icon of={IconAlertTriangle} size={18} />
			</Span>
			<Stack gap={8} align="flex-start" fz="md" lh="md">
				<b>{T.zuWenig(contrast(stufen.steps[stufen.own] as string, WEISS), MIN_CONTRAST)}</b>
				<p>{T.zuWenigText}</p>
				<Button size="sm" onClick={() => form.setFieldValue('colorPrimary', farbe.toUpperCase())}>
					<span className={css.probe} style={{ background: farbe }} />
					{T.stufeNehmen(besser, farbe, contrast(farbe, WEISS))}
				</Button>
			</Stack>
		</div>
	);
}
