import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { drawingSchemaOf, type DrawMarks } from '../pen/marks';
import { Pen, type Mark } from '../pen/pen';
import { drawingSchema } from './draw-prop';

const drawing = (...marks: readonly unknown[]): DrawMarks =>
  v.parse(drawingSchema, [{ c: '#d9574a', lit: true }, ...marks]);

/** Returns the marks of a drawing. */
function drawn(draw: DrawMarks, look: Parameters<DrawMarks>[1] = {}): readonly Mark[] {
  const pen = new Pen(1);
  draw(pen, look);
  return pen.marks;
}

/** Returns what code draws. */
function drawnBy(draw: (pen: Pen) => void): readonly Mark[] {
  const pen = new Pen(1);
  draw(pen);
  return pen.marks;
}

describe('a drawing that is written as data', () => {
  it('has one mark for each shape of a list', () => {
    expect(drawn(drawing(['poly', '0,0 9,0 9,9 | 5,5 7,5 7,7', 'c', 'noline op=0.5']))).toEqual(
      drawnBy((pen) => {
        pen.poly([[0, 0], [9, 0], [9, 9]], '#d9574a', { noline: true, op: 0.5 }); // prettier-ignore
        pen.poly([[5, 5], [7, 5], [7, 7]], '#d9574a', { noline: true, op: 0.5 }); // prettier-ignore
      }),
    );
  });

  it('mixes the colour that the author chose', () => {
    const colours = drawn(drawing(['ell', '0,0,9,9', 'c 50% #ffffff']), { c: '#000000' });
    expect(colours).toMatchObject([{ colour: '#808080' }]);
  });

  it('has colours with names of their own', () => {
    const draw = v.parse(drawingSchema, [
      { c: '#000000', colours: { pale: 'c 50% #ffffff' } },
      ['rect', '0,0,9,9', 'pale'],
    ]);
    expect(drawn(draw)).toMatchObject([{ colour: '#808080' }]);
  });

  it('has a mark only where the look has an option, or lacks it', () => {
    const draw = drawing(
      ['if', 'lit', ['glow', '0,0,9', 'c', 0.5]],
      ['unless', 'lit', ['ell', '0,0,9,9', 'c']],
    );
    expect(drawn(draw)).toMatchObject([{ kind: 'glow' }]);
    expect(drawn(draw, { lit: false })).toMatchObject([{ kind: 'fill' }]);
  });

  it('mirrors marks to the left, and draws them on the right then', () => {
    const draw = drawing(['both', ['ell', '5,0,9,4', 'c', 'rot=1'], ['rect', '1,2,3,4', 'c']]);
    const expected = drawnBy((pen) => {
      for (const side of [-1, 1])
        pen.ell(side * 5, 0, 9, 4, '#d9574a', { rot: side }).rect(side === 1 ? 1 : -4, 2, 3, 4, '#d9574a');
    });
    expect(drawn(draw)).toEqual(expected);
  });

  it('repeats marks at places, rotates and resizes them', () => {
    const draw = drawing([
      'at',
      '10,0 20,0',
      ['turned', '0,5', 1, ['ell', '0,0,9,4', 'c']],
      ['sized', '0,5', 2, ['line', '0,0 1,1', 'c', 3]],
      ['spin', '0,0', 2, 4, ['limb', '0,0 9,0', 'c', [4, 2]]],
    ]);
    const expected = drawnBy((pen) => {
      for (const x of [10, 20]) {
        pen.push(x, 5, 1, 1).ell(0, 0, 9, 4, '#d9574a').pop();
        pen.push(x, 5, 2).line([[0, 0], [1, 1]], '#d9574a', 3).pop(); // prettier-ignore
        for (const turn of [0, Math.PI / 2])
          pen.push(x, 0, 1, turn).limb([[0, 0], [9, 0]], [4, 2], '#d9574a').pop(); // prettier-ignore
      }
    });
    expect(drawn(draw)).toEqual(expected);
  });

  it('moves and rotates marks by numbers that the look names', () => {
    const draw = v.parse(drawingSchemaOf({}, ['tilt']), [
      {},
      ['turned', '3,4', 'tilt', ['by', 'tilt', '10,0', ['rect', '0,0,9,9', '#d9574a']]],
    ]);
    const pen = new Pen(1);
    draw(pen, { tilt: 0.5 });
    expect(pen.marks).toEqual(
      drawnBy((expected) => expected.push(3, 4, 1, 0.5).push(5, 0).rect(0, 0, 9, 9, '#d9574a')),
    );
  });

  it.each([
    ['a mark with another word', ['oval', '0,0,9,9', 'c']],
    ['a point that lacks a number', ['poly', '0,0 9 9,9', 'c']],
    ['an ellipse with three numbers', ['ell', '0,0,9', 'c']],
    ['a colour of three digits', ['ell', '0,0,9,9', '#fff']],
    ['a line without a width', ['line', '0,0 9,9', 'c']],
    ['an unknown word at the end', ['ell', '0,0,9,9', 'c', 'nolines']],
    ['something after the end', ['ell', '0,0,9,9', 'c', 'raw', 3]],
    ['an unknown option', ['if', 'fulll', ['ell', '0,0,9,9', 'c']]],
    ['a wrong mark in a group', ['at', '0,0', ['oval', '0,0,9,9', 'c']]],
  ])('refuses %s', (_, mark) => {
    expect(() => drawing(mark)).toThrow(v.ValiError);
  });

  it('refuses a look that no thing has', () => {
    expect(() => v.parse(drawingSchema, [{ colour: '#ffffff' }])).toThrow(v.ValiError);
  });

  it('says which colour is missing', () => {
    expect(() => drawn(drawing(['ell', '0,0,9,9', 'cream']))).toThrow('There is no colour cream.');
  });
});
