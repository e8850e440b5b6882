"""Second looks at the scenes of stories, halls and units: the same place from nearer, with less of it in focus."""
from saxlib import *
from display import showing
import halls, scenes, stories


def _view(module, name, loc, target, lens, fstop, furnish=lambda build: build, **grade):
    """the scene `name` of a module through another camera; its light stays, its grade where none is given"""
    p = module.PRODUCTS[name]

    def scene():
        own = p['scene']()
        bpy.data.objects.remove(bpy.context.scene.camera)
        camera_look(loc, target, lens, fstop)
        return dict(own, **grade)
    return dict(build=furnish(p['build']), scene=scene)


PRODUCTS = {
    'story-training-desk': _view(stories, 'story-training', (-3.2, -1.0, 1.30), (-2.47, .0, 1.09), 50, 2.8, showing),
    'story-lab-samples': _view(stories, 'story-lab', (-.64, -.66, .25), (-.235, -.155, .04), 58, 4),
    'story-lab-probe': _view(stories, 'story-lab', (-.36, -.78, .40), (.03, .10, .17), 76, 2.8),
    'story-tools-core': _view(stories, 'story-tools', (.12, -.50, .27), (.30, .06, .07), 60, 5.6),
    'story-blocks-number': _view(stories, 'story-blocks', (-5.0, -6.4, 1.75), (-2.55, 3, 1.2), 45, 5.6),
    'story-kitchen-sink': _view(stories, 'story-kitchen', (-.6, -1.3, 1.5), (.40, .05, 1.0), 45, 2.8),
    'story-kitchen-bowl': _view(stories, 'story-kitchen', (-1.95, -.95, 1.3), (-.83, .12, .97), 55, 2.8),
    'story-museum-star': _view(stories, 'story-museum', (1.1, -1.5, 1.4), (.2, 1.2, 0), 45, 2.8),
    'story-showroom-slabs': _view(stories, 'story-showroom', (-1.2, -3.0, 1.5), (-1.0, 2.5, 1.12), 45, 4),
    'hall-assembly-head': _view(halls, 'hall-assembly', (.9, -8.2, 1.7), (3.62, -3.4, 1.02), 50, 2.8, expo=2.1),
    'hall-assembly-crane': _view(halls, 'hall-assembly', (1.0, 3.0, 1.8), (-1.15, 8.6, 3.2), 34, 5.6, expo=2.1),
    'hall-assembly-trestles': _view(halls, 'hall-assembly', (-1.2, -9.4, 1.8), (-5.55, -4.6, .92), 45, 4, expo=2.1),
    'hall-slabs-lift': _view(halls, 'hall-slabs', (-.9, 1.0, 1.7), (.1, 9.6, 2.4), 42, 5.6, expo=2.1),
    'unit-stone-edge': _view(scenes, 'unit-stone', (1.5, -1.0, .5), (.9, .3, .05), 66, 5.6),
}
